import type { Database } from "#app/lib/db/client.server.ts"
import { findAccount } from "../accounts/accounts.server.ts"
import type { SignedInAdmin } from "../accounts/staff-sessions.server.ts"
import { verifyPassword } from "../passwords/password-hash.server.ts"
import { acceptPasskey } from "../second-factors/passkeys.server.ts"
import { sessionCookie } from "../sessions/session-cookie.server.ts"
import { renewSession } from "../sessions/sessions.server.ts"
import type { Refusal } from "./refusals.ts"
import { type Attempt, admit, forgive, recordRefusal } from "./waits/attempts.server.ts"
import { takeBackAttempt } from "./waits/throttle.server.ts"

/** Confirms a signed-in administrator before a sensitive change. Renews the session token. */
export async function confirmAdmin(
  db: Database,
  admin: SignedInAdmin,
  proof: { password: string } | { passkey: string },
  attempt: Attempt,
): Promise<{ kind: "confirmed"; setCookies: string[] } | Refusal> {
  const { now } = attempt
  const account = await findAccount(db, admin)
  const admitted = await admit(db, account ?? admin, attempt, "password")
  if (admitted.kind === "wait") return admitted
  const isPassword = "password" in proof && (await verifyPassword(account?.passwordHash, proof.password))
  if (isPassword === null) {
    await takeBackAttempt(db, admitted.counted, now)
    return { kind: "busy" }
  }
  const use = { purpose: "confirm", subject: admin.id } as const
  const confirmed = await db.transaction(async (tx) => {
    const isRight =
      "passkey" in proof ? await acceptPasskey(tx, proof.passkey, admin.id, use, attempt) : isPassword
    if (!isRight) return null
    await forgive(tx, admitted, now)
    return { token: await renewSession(tx, admin.sessionId, now) }
  })
  if (!confirmed) {
    await recordRefusal(db, admin.id, "confirmation", now)
    return { kind: "invalid-credentials" }
  }
  if (!confirmed.token) return { kind: "start-again" }
  return { kind: "confirmed", setCookies: [await sessionCookie("staff", attempt).issue(confirmed.token)] }
}
