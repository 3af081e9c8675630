import { actBy, recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import type { SiteNow } from "#app/lib/site.ts"
import { type Admin, findAccount, isStillAdmin } from "../accounts/accounts.server.ts"
import { sessionCookie } from "../sessions/session-cookie.server.ts"
import { endSession, openSession } from "../sessions/sessions.server.ts"
import { type Admitted, type Attempt, forgive, issueDevice } from "./waits/attempts.server.ts"

export type SignedIn = { kind: "signed-in"; setCookies: string[] }

/**
 * Completes a sign-in with a second factor or a passkey.
 *
 * @param accept verifies the proof in the transaction and returns its kind; null if invalid
 */
export async function enter(
  db: Database,
  admin: Admin,
  admitted: Admitted,
  attempt: Attempt,
  accept: (tx: Database) => Promise<string | null>,
): Promise<SignedIn | { kind: "invalid-credentials" } | { kind: "not-admin" }> {
  return db.transaction(async (tx) => {
    const via = await accept(tx)
    if (via === null) return { kind: "invalid-credentials" }
    if (!(await isStillAdmin(tx, admin.id))) return { kind: "not-admin" }
    await forgive(tx, admitted, attempt.now)
    const { deviceId } = admitted
    return { kind: "signed-in", setCookies: await openStaffSession(tx, admin, { via, deviceId }, attempt) }
  })
}

/**
 * Opens a staff session and writes its audit entry. The only way into
 * the back office. Pass the transaction that verified the person.
 *
 * @param via the proof used, for the audit log
 * @returns the Set-Cookie values
 */
export async function openStaffSession(
  tx: Database,
  admin: Admin,
  { via, deviceId }: { via: string; deviceId?: string },
  attempt: Attempt,
): Promise<string[]> {
  const { request, now } = attempt
  const token = await openSession(
    tx,
    { kind: "staff", userId: admin.id },
    {
      replaces: await sessionCookie("staff", attempt).readToken(request),
      userAgent: request.headers.get("User-Agent") ?? "",
      now,
    },
  )
  await recordSession(tx, "admin.signed-in", admin, now, { via })
  return browserCookies(admin.email, token, attempt, deviceId)
}

/** The session cookie and the device cookie of a browser. */
export async function browserCookies(email: string, token: string, on: SiteNow, deviceId?: string) {
  return [await sessionCookie("staff", on).issue(token), await issueDevice(email, deviceId, on)]
}

/** @returns the Set-Cookie value that deletes the session cookie */
export async function signOut(db: Database, request: Request, on: SiteNow): Promise<string> {
  const cookie = sessionCookie("staff", on)
  const token = await cookie.readToken(request)
  if (token)
    await db.transaction(async (tx) => {
      const id = await endSession(tx, token)
      const user = id && (await findAccount(tx, { id }))
      if (user) await recordSession(tx, "admin.signed-out", user, on.now)
    })
  return cookie.clear()
}

async function recordSession(
  tx: Database,
  action: "admin.signed-in" | "admin.signed-out",
  admin: Admin,
  at: Date,
  details?: { via: string },
): Promise<void> {
  await recordAudit(tx, { ...actBy(admin, at), action, subjectType: "user", subjectId: admin.id, details })
}
