import type { Database } from "#app/db/client.server.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import type { Admin } from "./admins.server.ts"
import { endSessions } from "./sessions.server.ts"

/**
 * Ends sessions, with an audit entry. One session can only be named by whose it is.
 *
 * @param of whose sessions: somebody's own, or those of a colleague
 * @returns how many there were
 */
export async function endSessionsOf(
  db: Database,
  of: Pick<Admin, "id">,
  which: Parameters<typeof endSessions>[2],
  { by, now }: { by: Admin; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await endSessions(tx, of.id, which)
    if (ended > 0)
      await recordAudit(tx, {
        at: now,
        actorId: by.id,
        actor: by.name,
        action: "account.sessions-ended",
        subjectType: "user",
        subjectId: of.id,
        details: { count: ended },
      })
    return ended
  })
}
