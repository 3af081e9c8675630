import type { Database } from "#app/lib/db/client.server.ts"
import { recordAccountChange } from "../accounts/account-events.server.ts"
import { setPassword } from "../accounts/accounts.server.ts"
import type { SignedInAdmin } from "../accounts/staff-sessions.server.ts"
import { endSessions, renewSession } from "../sessions/sessions.server.ts"

/**
 * Sets a new password for a signed-in administrator who just entered
 * the old one. Ends all other sessions and forgets known browsers.
 *
 * @returns the new token of this session, or null if it has ended meanwhile
 */
export async function changePassword(
  db: Database,
  by: SignedInAdmin,
  passwordHash: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<string | null> {
  return db.transaction(async (tx) => {
    const token = await renewSession(tx, by.sessionId, now)
    if (!token) return null
    await setPassword(tx, by.id, passwordHash, now)
    await endSessions(tx, { kind: "staff", userId: by.id }, { allBut: by.sessionId })
    await recordAccountChange(tx, "password-changed", { by, publicUrl, now })
    return token
  })
}
