import { and, eq, gte, lt, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { rateLimits } from "#app/db/schema.ts"

/**
 * Counts one event under a key and tells how many there were in the current window. The counter lives in the database,
 * so that it holds across instances and restarts. A window that a clock ahead of its time has written ends at most one
 * window from now.
 *
 * @param key names the limit and whom it counts; an address must come hashed
 */
export async function countHit(
  db: Database,
  key: string,
  windowSeconds: number,
  now: Date,
): Promise<{ hits: number; resetsAt: Date }> {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000)
  const expired = lt(rateLimits.resetsAt, now)
  const [row] = await db
    .insert(rateLimits)
    .values({ key, hits: 1, resetsAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${expired} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${expired} then excluded.resets_at else least(${rateLimits.resetsAt}, excluded.resets_at) end`,
      },
    })
    .returning({ hits: rateLimits.hits, resetsAt: rateLimits.resetsAt })
  if (!row) throw new Error("An upsert that returns no row")
  return row
}

/** How many events were counted under a key in the window that runs now, without counting one. */
export async function hitsOf(db: Database, key: string, now: Date): Promise<number> {
  const [row] = await db
    .select({ hits: rateLimits.hits })
    .from(rateLimits)
    .where(and(eq(rateLimits.key, key), gte(rateLimits.resetsAt, now)))
  return row?.hits ?? 0
}

/** Forgets counters whose window has passed. */
export async function forgetExpiredHits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now))
}
