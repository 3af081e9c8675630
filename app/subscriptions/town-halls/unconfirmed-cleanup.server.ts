import { and, inArray, isNull, lt } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { townHallSubscribers as subscribers } from "#app/lib/db/schema.ts"

/** Same as for the newsletter: silence is no consent. Until then there is time to ask why no mail came. */
const keptMs = 30 * 24 * 60 * 60 * 1000
const atOnce = 1000

/** Deletes rows whose link was never followed. Run it every hour. @returns how many it deleted, at most 1000 */
export async function cleanUpUnconfirmedGuests(db: Database, now: Date): Promise<number> {
  const isDue = and(
    isNull(subscribers.confirmedAt),
    lt(subscribers.createdAt, new Date(now.getTime() - keptMs)),
  )
  const due = db.select({ id: subscribers.id }).from(subscribers).where(isDue).limit(atOnce)
  // Checked again in the delete: the owner may have confirmed meanwhile.
  const gone = await db
    .delete(subscribers)
    .where(and(inArray(subscribers.id, due), isDue))
    .returning({ id: subscribers.id })
  return gone.length
}
