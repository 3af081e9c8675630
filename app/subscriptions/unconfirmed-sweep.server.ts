import { and, eq, inArray, lt } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { newsletterSubscribers as subscribers } from "#app/lib/db/schema.ts"

const dayMs = 24 * 60 * 60 * 1000
/** The link of a confirmation mail works for seven days (options.ts); then there is time to ask why nothing came. */
const keptMs = 30 * dayMs
const atOnce = 1000

/**
 * Deletes who never confirmed: anyone can enter anybody's address, and silence is no consent. Run it every hour, on any
 * number of instances.
 *
 * @returns how many it deleted, at most 1000
 */
export async function sweepUnconfirmed(db: Database, now: Date): Promise<number> {
  const isDue = and(
    eq(subscribers.status, "pending"),
    lt(subscribers.confirmationMailedAt, new Date(now.getTime() - keptMs)),
  )
  const due = db
    .select({ id: subscribers.id })
    .from(subscribers)
    .where(isDue)
    .limit(atOnce)
    .for("update", { skipLocked: true })
  // Asked once more with the row in hand: its owner may have asked again meanwhile.
  const gone = await db
    .delete(subscribers)
    .where(and(inArray(subscribers.id, due), isDue))
    .returning({ id: subscribers.id })
  return gone.length
}
