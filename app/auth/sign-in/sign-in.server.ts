import type { Database } from "#app/lib/db/client.server.ts"
import { findAccount, isStillAdmin } from "../accounts/accounts.server.ts"
import type { Credentials } from "../passwords/credentials.server.ts"
import { verifyPassword } from "../passwords/password-hash.server.ts"
import { acceptPasskey, findClaimedEmail } from "../second-factors/passkeys.server.ts"
import { asksForSecondStep, findSecondFactors } from "../second-factors/second-factors.server.ts"
import { enter, openStaffSession, type SignedIn } from "./open-session.server.ts"
import type { Refusal } from "./refusals.ts"
import { issueSecondStep } from "./second-step.server.ts"
import { type Attempt, admit, forgive, recordRefusal } from "./waits/attempts.server.ts"
import { takeBackAttempt } from "./waits/throttle.server.ts"

export type SignInOutcome =
  | SignedIn
  | Refusal
  /** The password was right, but a code or passkey is required too. */
  | { kind: "second-step"; setCookies: string[] }

/** An unknown account gets the answer of a wrong password, after the same work (docs/decisions/staff-access.md). */
export async function signInWithPassword(
  db: Database,
  { email, password }: Credentials,
  attempt: Attempt,
): Promise<SignInOutcome> {
  const { now } = attempt
  const account = await findAccount(db, { email })
  const admitted = await admit(db, account ?? { email }, attempt, "password")
  if (admitted.kind === "wait") return admitted
  const isRight = await verifyPassword(account?.passwordHash, password)
  if (isRight === null) {
    await takeBackAttempt(db, admitted.counted, now)
    return { kind: "busy" }
  }
  if (!account || !isRight) {
    await recordRefusal(db, account?.id, "credentials", now)
    return { kind: "invalid-credentials" }
  }
  const entered = await db
    .transaction(async (tx): Promise<SignInOutcome> => {
      if (!(await isStillAdmin(tx, account.id))) return { kind: "not-admin" }
      await forgive(tx, admitted, now)
      if (asksForSecondStep(await findSecondFactors(tx, account.id)))
        return { kind: "second-step", setCookies: [await issueSecondStep(account, attempt)] }
      const { deviceId } = admitted
      const setCookies = await openStaffSession(tx, account, { via: "password", deviceId }, attempt)
      return { kind: "signed-in", setCookies }
    })
    .catch((error: unknown) => ({ kind: "check-failed", error }) as const)
  if (entered.kind === "not-admin") await recordRefusal(db, account.id, "not-admin", now)
  return entered
}

/** @param answer of the browser, as JSON. A passkey counts as both factors, because it requires a fingerprint, a face or a PIN */
export async function signInWithPasskey(
  db: Database,
  answer: string,
  attempt: Attempt,
): Promise<SignedIn | Refusal> {
  const email = await findClaimedEmail(db, answer)
  const owner = email === undefined ? undefined : await findAccount(db, { email })
  const admitted = await admit(db, owner ?? { email: "" }, attempt, "passkey")
  if (admitted.kind === "wait") return admitted
  const use = { purpose: "sign-in", subject: "" } as const
  const entered = owner
    ? await enter(db, owner, admitted, attempt, async (tx) =>
        (await acceptPasskey(tx, answer, owner.id, use, attempt)) ? "passkey" : null,
      )
    : ({ kind: "invalid-credentials" } as const)
  if (entered.kind !== "signed-in")
    await recordRefusal(db, owner?.id, entered.kind === "not-admin" ? "not-admin" : "passkey", attempt.now)
  return entered
}
