import { and, eq, gt, inArray, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { rateLimits } from "#app/lib/db/schema.ts"

/**
 * A count of failed sign-ins.
 *
 * @property key names whom it counts to nobody but us
 * @property freeAttempts failures that make nobody wait
 * @property longestWait in seconds
 * @property memory in seconds after a wait is over
 */
export type Counter = { key: string; freeAttempts: number; longestWait: number; memory: number }

/** Of a network there are more (networks.ts). */
const freeAttempts = 5
const quarter = 15 * 60
const day = 24 * 60 * 60

/**
 * What each counter counts, and how long it makes wait and remembers. Six digits are guessed sooner than a password: four
 * guesses in each quarter of an hour need no wait, 0.12 % a day, of which the owner hears by mail (second-step.server.ts).
 */
export const counterRules = {
  /** One address or a network around it, whatever accounts it tries. */
  address: { freeAttempts, longestWait: quarter, memory: quarter },
  /** One account from one network: remembers for a day who has used the reserved try up. */
  network: { freeAttempts, longestWait: quarter, memory: day },
  /** One account from everywhere: the ceiling of all who have failed there. */
  account: { freeAttempts, longestWait: quarter, memory: quarter },
  /** One account whose password was right. */
  "second-step": { freeAttempts, longestWait: quarter, memory: quarter },
  /** One browser in which the account has signed in before. */
  device: { freeAttempts, longestWait: 60, memory: quarter },
}

/** So far apart may the clocks of instances be, and attempts at once, without making one wait for the other. */
const skewMs = 5_000

function waitMs(failures: number, { freeAttempts, longestWait }: Counter): number {
  if (failures < freeAttempts) return -skewMs
  return Math.min(2 ** (failures - freeAttempts), longestWait) * 1000
}

/** Each counter that was moved with the time at which it forgets, for `takeBackAttempt`. */
export type Counted = { counter: Counter; resetsAt: Date }[]

export type Admission = { waitSeconds: 0; counted: Counted } | { waitSeconds: number; counted?: undefined }

/**
 * Counts an attempt as failed before the password is looked at, so that a hundred at once are a hundred failures. While
 * a counter has to wait, the attempt is refused and no counter moves: asking during a wait does not lengthen it.
 *
 * A row is forgotten some time after its wait is over, so that `resets_at` tells the end of the wait as well. A wait that is
 * longer than any was written by a clock ahead of its time: its failures count, nobody waits for it.
 *
 * @param counters the first one counts who asks, here
 * @param ceiling makes only those wait of whom the first counter remembers a failure: whoever has never failed has one
 * try that nobody else can use up
 */
export async function admitAttempt(
  db: Database,
  counters: Counter[],
  now: Date,
  ceiling?: Counter,
): Promise<Admission> {
  // One order for everyone, or two attempts on two counters could lock each other out.
  const inOrder = [...counters, ...(ceiling ? [ceiling] : [])].toSorted((a, b) => (a.key < b.key ? -1 : 1))
  const keys = inOrder.map((counter) => counter.key)
  return db.transaction(async (tx) => {
    // A row that is not there cannot be locked.
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

/** What a counter says now. */
function stateOf(counter: Counter, rows: (typeof rateLimits.$inferSelect)[], now: Date) {
  const row = rows.find(({ key, resetsAt }) => key === counter.key && resetsAt > now)
  const left = row ? row.resetsAt.getTime() - counter.memory * 1000 - now.getTime() : 0
  const isPossible = left <= counter.longestWait * 1000 + skewMs
  return { counter, hits: row?.hits ?? 0, waitMs: isPossible ? Math.max(left, 0) : 0 }
}

/** The attempt was no failure after all. A wait that others have caused since stays. */
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
