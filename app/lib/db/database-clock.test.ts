import { setTimeout as sleep } from "node:timers/promises"
import type pg from "pg"
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest"
import { createTestDatabase, silentLog } from "#test/database.ts"
import { createDatabaseSwitch } from "#test/database-switch.ts"
import { waitUntil } from "#test/wait-until.ts"
import { createLog } from "../log/log.ts"
import { connectDatabase, type DatabaseClient } from "./client.server.ts"
import { type DatabaseClock, databaseTime, startDatabaseClock } from "./database-clock.server.ts"

const hourMs = 60 * 60 * 1000
/** Functions in `public` are found before PostgreSQL's own, so a test can set the database's clock. */
const options = "-c search_path=public,pg_catalog"
/** The tolerance in ms; an answer takes less even on a busy machine. */
const nearMs = 2_000
let database: DatabaseClient
let ownConnection: pg.PoolConfig
let drop: () => Promise<void>
let started: DatabaseClock | undefined
const lines: string[] = []
const log = createLog((line) => lines.push(line))

beforeAll(async () => {
  const created = await createTestDatabase()
  drop = created.drop
  ownConnection = created.connection
  database = connectDatabase({ ...ownConnection, options }, silentLog)
  await setDatabaseClock(0)
})
afterEach(() => {
  started?.stop()
  vi.restoreAllMocks()
  lines.length = 0
})
afterAll(async () => {
  await database.close()
  await drop()
})

/** @param ms ahead of the real time */
const setDatabaseClock = (ms: number) =>
  database.pool.query(`create or replace function public.clock_timestamp() returns timestamptz language sql
    as $$ select pg_catalog.clock_timestamp() + ${ms} * interval '1 millisecond' $$`)

async function start(everyMs?: number) {
  started = await startDatabaseClock(database.db, log, everyMs)
  return started.clock
}
const realNow = () => performance.timeOrigin + performance.now()
const aheadMs = (time: Date) => time.getTime() - realNow()
const events = () => lines.map((line) => JSON.parse(line).event)

test("the time is the database's, whatever the machine's clock", async () => {
  await setDatabaseClock(5 * hourMs)
  const clock = await start()
  expect(Math.abs(aheadMs(clock()) - 5 * hourMs)).toBeLessThan(nearMs)
  expect(Math.abs(aheadMs(await databaseTime(database.db)) - 5 * hourMs)).toBeLessThan(nearMs)
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { event: "clock.machine-differs", seconds: 5 * 3600 },
  ])
})

test("setting the machine's clock has no effect", async () => {
  await setDatabaseClock(0)
  const clock = await start()
  const real = Date.now
  vi.spyOn(Date, "now").mockImplementation(() => real() + 24 * hourMs)
  for (let i = 0; i < 5; i++) {
    expect(Math.abs(aheadMs(clock()))).toBeLessThan(nearMs)
    await sleep(20)
  }
  expect(events()).toEqual([])
})

test("after the database's clock is set, the time follows at the next query, and is logged once", async () => {
  await setDatabaseClock(0)
  const clock = await start(20)
  await setDatabaseClock(-3 * hourMs)
  await waitUntil(() => expect(Math.abs(aheadMs(clock()) + 3 * hourMs)).toBeLessThan(nearMs))
  await sleep(100)
  expect(events()).toEqual(["clock.jumped"])
})

test("while the database is down the clock continues, and logs nothing", async () => {
  await setDatabaseClock(2 * hourMs)
  const line = createDatabaseSwitch()
  const far = connectDatabase({ ...(await line.reach(ownConnection)), options }, silentLog)
  started = await startDatabaseClock(far.db, log, 10)
  lines.length = 0
  await line.cut()
  await sleep(100)
  expect(Math.abs(aheadMs(started.clock()) - 2 * hourMs)).toBeLessThan(nearMs)
  expect(lines).toEqual([])
  started.stop()
  await far.close()
})
