import type { Database } from "#app/db/client.server.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import type { Admin } from "./admins.server.ts"
import { endSessions } from "./sessions.server.ts"

/**
 * Ends sessions of one's own, with an audit entry; nobody can name a session of somebody else.
 *
 * @returns how many there were
 */
export async function endOwnSessions(
  db: Database,
  by: Admin,
  which: Parameters<typeof endSessions>[2],
  now: Date,
): Promise<number> {
  return db.transaction(async (tx) => {
    const ended = await endSessions(tx, by.id, which)
    if (ended > 0)
      await recordAudit(tx, {
        at: now,
        actorId: by.id,
        actor: by.name,
        action: "account.sessions-ended",
        subjectType: "user",
        subjectId: by.id,
        details: { count: ended },
      })
    return ended
  })
}
