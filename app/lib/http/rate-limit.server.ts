import { lt, sql } from "drizzle-orm"
import type { Database } from "../db/client.server.ts"
import { rateLimits } from "../db/schema.ts"
import type { Secrets } from "../secrets/secrets.server.ts"
import { networksAround } from "./networks.ts"

type Count = { hits: number; resetsAt: Date }

/**
 * Counts one event under a key and returns the count in the current window. The counter is in the database, so that it holds
 * across instances and restarts. A window written by a clock that is ahead ends at most one window from now.
 *
 * @param key the limit and the visitor it counts; an address must be hashed
 */
export async function countHit(db: Database, key: string, windowSeconds: number, now: Date): Promise<Count> {
  const [row] = await countUnder(db, [key], windowSeconds, now)
  if (!row) throw new Error("An upsert that returns no row")
  return { hits: row.hits, resetsAt: row.resetsAt }
}

/** The maximum count under a key in one window. */
export type Ceiling = { key: string; most: number }

/** Returns the rate limits of a visitor: of the address, and higher ones of the networks around it. */
export function visitorCeilings(
  { name, most }: { name: string; most: number },
  { secrets, limitGroup }: { secrets: Secrets; limitGroup: string },
): Ceiling[] {
  return networksAround(limitGroup).map((network) => ({
    key: `${name}:${secrets.mark("limit", network.name)}`,
    most: most * network.shares,
  }))
}

/**
 * Counts one event under each of the keys.
 *
 * @returns seconds until all of them allow another event; undefined if no limit is exceeded
 */
export async function countAgainst(
  db: Database,
  ceilings: Ceiling[],
  windowSeconds: number,
  now: Date,
): Promise<number | undefined> {
  const keys = ceilings.map(({ key }) => key)
  const rows = await countUnder(db, keys, windowSeconds, now)
  const passed = rows.filter(({ key, hits }) => ceilings.some((one) => one.key === key && hits > one.most))
  if (passed.length === 0) return undefined
  return Math.ceil(Math.max(...passed.map(({ resetsAt }) => resetsAt.getTime() - now.getTime())) / 1000)
}

async function countUnder(
  db: Database,
  keys: string[],
  windowSeconds: number,
  now: Date,
): Promise<(Count & { key: string })[]> {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000)
  const expired = lt(rateLimits.resetsAt, now)
  // The same order for every transaction: otherwise two events of one network could deadlock.
  const values = keys.toSorted().map((key) => ({ key, hits: 1, resetsAt }))
  return db
    .insert(rateLimits)
    .values(values)
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        hits: sql`case when ${expired} then 1 else ${rateLimits.hits} + 1 end`,
        resetsAt: sql`case when ${expired} then excluded.resets_at else least(${rateLimits.resetsAt}, excluded.resets_at) end`,
      },
    })
    .returning({ key: rateLimits.key, hits: rateLimits.hits, resetsAt: rateLimits.resetsAt })
}

/** Deletes expired counters. */
export async function forgetExpiredHits(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.resetsAt, now))
}
