import { and, eq, inArray, lt } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { newsletterSubscribers as subscribers } from "#app/lib/db/schema.ts"

const dayMs = 24 * 60 * 60 * 1000
/** A confirmation link works for seven days (options.ts). The rest is time to ask why no mail came. */
const keptMs = 30 * dayMs
const atOnce = 1000

/**
 * Deletes subscribers who never confirmed: anyone can enter any address, and silence is no consent. Run it every hour, on
 * any number of instances.
 *
 * @returns how many it deleted, at most 1000
 */
export async function cleanUpUnconfirmed(db: Database, now: Date): Promise<number> {
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
  // Checked again in the delete: the owner may have requested another mail meanwhile.
  const gone = await db
    .delete(subscribers)
    .where(and(inArray(subscribers.id, due), isDue))
    .returning({ id: subscribers.id })
  return gone.length
}
