import { and, inArray, ne, type SQL } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import type { contactMessages, merchantRequests, storySubmissions } from "#app/db/schema.ts"
import { recordAudit } from "./audit.server.ts"

/**
 * Puts submissions aside as spam, or takes them back. Nothing else changes, and nobody outside is told.
 *
 * @param where which of them may be moved, such as those that wait
 * @returns how many were moved
 */
export async function markSpam(
  db: Database,
  table: typeof merchantRequests | typeof storySubmissions | typeof contactMessages,
  subjectType: string,
  ids: number[],
  isSpam: boolean,
  { by, now, where }: { by: { id: string; name: string }; now: Date; where?: SQL },
): Promise<number> {
  return db.transaction(async (tx) => {
    const moved = await tx
      .update(table)
      .set({ isSpam })
      .where(and(inArray(table.id, ids), ne(table.isSpam, isSpam), where))
      .returning({ id: table.id })
    for (const { id } of moved)
      await recordAudit(tx, {
        at: now,
        actorId: by.id,
        actor: by.name,
        action: isSpam ? "spam.marked" : "spam.unmarked",
        subjectType,
        subjectId: String(id),
      })
    return moved.length
  })
}
