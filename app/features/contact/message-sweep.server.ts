import { and, eq, inArray, lt } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { contactMessages as messages, staffNotes } from "#app/db/schema.ts"

const dayMs = 24 * 60 * 60 * 1000
/** So long a deletion can be undone. */
const keptDays = 30
const atOnce = 500

/**
 * Removes messages for good that were deleted 30 days ago, with their replies and notes. Run it every hour, on any
 * number of instances.
 *
 * @returns how many it removed, at most 500
 */
export async function sweepMessages(db: Database, now: Date): Promise<number> {
  const isDue = lt(messages.deletedAt, new Date(now.getTime() - keptDays * dayMs))
  return db.transaction(async (tx) => {
    const due = await tx
      .select({ id: messages.id })
      .from(messages)
      .where(isDue)
      .limit(atOnce)
      .for("update", { skipLocked: true })
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await tx
      .delete(staffNotes)
      .where(
        and(eq(staffNotes.subjectType, "contact-message"), inArray(staffNotes.subjectId, ids.map(String))),
      )
    await tx.delete(messages).where(inArray(messages.id, ids))
    return ids.length
  })
}
