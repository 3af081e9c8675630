import { and, eq, gt, inArray, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { rateLimits } from "#app/lib/db/schema.ts"

/**
 * A counter of failed sign-ins.
 *
 * @property key pseudonymous
 * @property freeAttempts failures without a wait
 * @property longestWait in seconds
 * @property memory in seconds after the end of a wait
 */
export type Counter = { key: string; freeAttempts: number; longestWait: number; memory: number }

/** Wider networks get a multiple (networks.ts). */
const freeAttempts = 5
const quarter = 15 * 60
const day = 24 * 60 * 60

/**
 * Free attempts, longest wait and memory of each counter. Six digits are easier to guess than a password: four guesses
 * per quarter of an hour need no wait, a chance of 0.12 % a day, and the owner is told by mail (second-step.server.ts).
 */
export const counterRules = {
  /** One address or a network around it, for all accounts. */
  address: { freeAttempts, longestWait: quarter, memory: quarter },
  /** One account from one network. Remembers for a day that the reserved attempt was used. */
  network: { freeAttempts, longestWait: quarter, memory: day },
  /** One account from all networks that have failed: the ceiling. */
  account: { freeAttempts, longestWait: quarter, memory: quarter },
  /** One account after the right password. */
  "second-step": { freeAttempts, longestWait: quarter, memory: quarter },
  /** One known browser of an account. */
  device: { freeAttempts, longestWait: 60, memory: quarter },
}

/** Tolerance for clock differences between instances and simultaneous attempts. */
const skewMs = 5_000

function waitMs(failures: number, { freeAttempts, longestWait }: Counter): number {
  if (failures < freeAttempts) return -skewMs
  return Math.min(2 ** (failures - freeAttempts), longestWait) * 1000
}

/** The incremented counters with their new expiry, for `takeBackAttempt`. */
export type Counted = { counter: Counter; resetsAt: Date }[]

export type Admission = { waitSeconds: 0; counted: Counted } | { waitSeconds: number; counted?: undefined }

/**
 * Counts an attempt as failed before the password is checked, so that a hundred simultaneous attempts are a
 * hundred failures. During a wait the attempt is refused without counting, so that it does not extend the wait.
 *
 * A row expires `memory` seconds after its wait, so `resets_at` also gives the end of the wait. A wait longer
 * than the maximum was written while the clock was ahead: its failures count, but the wait is ignored.
 *
 * @param counters the first one belongs to the caller
 * @param ceiling only applies if the first counter has a failure: a
 * caller without failures has one attempt that nobody else can use up
 */
export async function admitAttempt(
  db: Database,
  counters: Counter[],
  now: Date,
  ceiling?: Counter,
): Promise<Admission> {
  // A fixed order prevents deadlocks between attempts on the same counters.
  const inOrder = [...counters, ...(ceiling ? [ceiling] : [])].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const keys = inOrder.map((counter) => counter.key)
  return db.transaction(async (tx) => {
    // Insert missing rows, because only existing rows can be locked.
    await tx
      .insert(rateLimits)
      .values(keys.map((key) => ({ key, hits: 0, resetsAt: now })))
      .onConflictDoNothing()
    const rows = await tx
      .select()
      .from(rateLimits)
      .where(inArray(rateLimits.key, keys))
      .orderBy(rateLimits.key)
      .for("update")
    const states = inOrder.map((counter) => stateOf(counter, rows, now))
    const isUnused = !states.some(({ counter, hits }) => counter === counters[0] && hits > 0)
    const binding = states.filter(({ counter, waitMs }) => counter !== ceiling || !isUnused || waitMs <= 0)
    const longest = Math.max(...binding.map((state) => state.waitMs))
    if (longest > 0) return { waitSeconds: Math.ceil(longest / 1000) }

    const counted = binding.map(({ counter, hits }) => {
      const wait = waitMs(hits + 1, counter)
      const resetsAt = new Date(now.getTime() + wait + counter.memory * 1000)
      return { counter, hits: hits + 1, resetsAt }
    })
    await tx
      .insert(rateLimits)
      .values(counted.map(({ counter, ...row }) => ({ ...row, key: counter.key })))
      .onConflictDoUpdate({
        target: rateLimits.key,
        set: { hits: sql`excluded.hits`, resetsAt: sql`excluded.resets_at` },
      })
    return { waitSeconds: 0, counted }
  })
}

/** Hits and remaining wait of a counter. */
function stateOf(counter: Counter, rows: (typeof rateLimits.$inferSelect)[], now: Date) {
  const row = rows.find(({ key, resetsAt }) => key === counter.key && resetsAt > now)
  const left = row ? row.resetsAt.getTime() - counter.memory * 1000 - now.getTime() : 0
  const isPossible = left <= counter.longestWait * 1000 + skewMs
  return { counter, hits: row?.hits ?? 0, waitMs: isPossible ? Math.max(left, 0) : 0 }
}

/** Takes back an attempt that was no failure. A wait caused by others since then remains. */
export async function takeBackAttempt(db: Database, counted: Counted, now: Date): Promise<void> {
  for (const { counter, resetsAt } of counted) {
    const withoutWait = new Date(now.getTime() + counter.memory * 1000 - skewMs)
    await db
      .update(rateLimits)
      .set({
        hits: sql`${rateLimits.hits} - 1`,
        resetsAt: sql`case when ${eq(rateLimits.resetsAt, resetsAt)} then ${param(withoutWait)} else ${rateLimits.resetsAt} end`,
      })
      .where(and(eq(rateLimits.key, counter.key), gt(rateLimits.hits, 0)))
  }
}

const param = (instant: Date) => sql.param(instant, rateLimits.resetsAt)

export async function forgetFailures(db: Database, keys: string[]): Promise<void> {
  await db.delete(rateLimits).where(inArray(rateLimits.key, keys))
}
