import { and, inArray, isNull, lt } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { townHallSubscribers as subscribers } from "#app/lib/db/schema.ts"

/** As the newsletter's: silence is no consent, and until then there is time to ask why nothing came. */
const keptMs = 30 * 24 * 60 * 60 * 1000
const atOnce = 1000

/** Deletes who never followed the link in the first mail. Run it every hour. @returns how many it deleted, at most 1000 */
export async function sweepUnconfirmedGuests(db: Database, now: Date): Promise<number> {
  const isDue = and(
    isNull(subscribers.confirmedAt),
    lt(subscribers.createdAt, new Date(now.getTime() - keptMs)),
  )
  const due = db.select({ id: subscribers.id }).from(subscribers).where(isDue).limit(atOnce)
  // Asked once more with the row in hand: its owner may have confirmed meanwhile.
  const gone = await db
    .delete(subscribers)
    .where(and(inArray(subscribers.id, due), isDue))
    .returning({ id: subscribers.id })
  return gone.length
}
