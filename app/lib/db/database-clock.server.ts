import { sql } from "drizzle-orm"
import type { Log } from "../log/log.ts"
import type { Clock } from "../time/clock.ts"
import { type Database, isDatabaseUnavailable } from "./client.server.ts"

const askEveryMs = 60_000
/** Two clocks differ by less without anybody having set one. */
const jumpMs = 1_000

/** What time the database has. For a command that runs once; whoever asks often keeps a `DatabaseClock`. */
export async function databaseTime(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ ms: string }>(
    sql`select extract(epoch from clock_timestamp()) * 1000 as ms`,
  )
  return new Date(Math.round(Number(rows[0]?.ms)))
}

export type DatabaseClock = { clock: Clock; stop(): void }

/**
 * The database's clock, the one that all instances share (docs/decisions/0027-whose-clock.md). It is asked at the start and
 * each minute; in between a timer of this process counts on, which nobody can set, so that reading it costs nothing. While
 * the database is away it goes on as it was.
 */
export async function startDatabaseClock(
  db: Database,
  log: Log,
  everyMs = askEveryMs,
): Promise<DatabaseClock> {
  // Until the database has answered once, the machine's.
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
      // It answered somewhere between the question and now.
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
      // Somebody set the machine's clock, or it slept, during which no timer counts on.
      const counted = machine.time + performance.now() - machine.at
      if (Math.abs(Date.now() - counted) >= jumpMs) void askOnce()
      return new Date(read())
    },
    stop: () => clearInterval(timer),
  }
}
