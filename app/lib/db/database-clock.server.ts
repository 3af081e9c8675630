import { sql } from "drizzle-orm"
import type { Log } from "../log/log.ts"
import type { Clock } from "../time/clock.ts"
import { type Database, isDatabaseUnavailable } from "./client.server.ts"

const askEveryMs = 60_000
/** Smaller differences between two clocks are normal. */
const jumpMs = 1_000

/** Returns the time of the database. For a command that runs once; frequent callers use a `DatabaseClock`. */
export async function databaseTime(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  )
  return new Date(Math.round(Number(rows[0]?.ms)))
}

export type DatabaseClock = { clock: Clock; stop(): void }

/**
 * Returns the database's clock, which all instances share (docs/decisions/database.md). It is read at the start and
 * every minute; in between, a monotonic timer of this process continues it, so that reading is free and nobody can set it. While
 * the database is down the timer continues.
 */
export async function startDatabaseClock(
  db: Database,
  log: Log,
  everyMs = askEveryMs,
): Promise<DatabaseClock> {
  // The machine's clock, until the first answer of the database.
  let known = { time: Date.now(), at: performance.now() }
  let machine = known
  let asking: Promise<void> | undefined
  let isFirst = true
  const read = () => known.time + performance.now() - known.at

  async function ask(): Promise<void> {
    const asked = performance.now()
    machine = { time: Date.now(), at: asked }
    try {
      const answered = (await databaseTime(db)).getTime()
      const at = performance.now()
      // The database read its clock between the query and now.
      const doubt = (at - asked) / 2
      const ahead = answered + doubt - read()
      if (!isFirst && Math.abs(ahead) <= doubt) return
      if (Math.abs(ahead) >= jumpMs)
        log.warn(isFirst ? "clock.machine-differs" : "clock.jumped", { seconds: Math.round(ahead / 1000) })
      known = { time: answered + doubt, at }
      isFirst = false
    } catch (error) {
      if (!isDatabaseUnavailable(error)) log.error("clock.failed", error)
    }
  }
  const askOnce = () => {
    asking ??= ask().finally(() => {
      asking = undefined
    })
    return asking
  }

  await askOnce()
  const timer = setInterval(askOnce, everyMs)
  timer.unref()
  return {
    clock() {
      // The machine's clock was set, or the machine slept; the timer does not count during sleep.
      const counted = machine.time + performance.now() - machine.at
      if (Math.abs(Date.now() - counted) >= jumpMs) void askOnce()
      return new Date(read())
    },
    stop: () => clearInterval(timer),
  }
}
