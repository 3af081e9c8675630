import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { isDeepStrictEqual } from "node:util"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { connectDatabase, migrateDatabase } from "#app/lib/db/client.server.ts"
import { openFileStore } from "#app/lib/files/open-file-store.server.ts"
import { hourlyWork } from "#server/hourly-work.ts"
import { origin, testSecrets } from "#test/app.ts"
import { createTestDatabase, silentLog } from "#test/database.ts"
import { compareTable, readSite, type SiteTables } from "#test/upgrade/compare-sites.ts"
import { loadFullSite } from "#test/upgrade/full-site.ts"

const dayMs = 24 * 60 * 60 * 1000
/**
 * Days on which much work is due: deleted rows to purge, unconfirmed addresses, sent mails, aging listings. They count from the
 * upgrade, because a migration sets from then on when owners of older listings are asked.
 */
const days = [1, 9, 35, 100, 400].map((later) => new Date(Date.now() + later * dayMs))
const dataDir = mkdtempSync(path.join(tmpdir(), "guapcoin-hourly-"))
const files = openFileStore({ dataDir, s3: undefined })
const drops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const drop of drops) await drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** The database of a full site. Each test gets a copy. */
let original: string
beforeAll(async () => {
  const { name, connection, drop } = await createTestDatabase("template1")
  await loadFullSite(connection)
  await migrateDatabase(connection, path.resolve("app/lib/db/migrations"))
  original = name
  drops.push(drop)
})

async function copySite(): Promise<pg.PoolConfig> {
  const { connection, drop } = await createTestDatabase(original)
  drops.push(drop)
  return connection
}

/** Runs the jobs of several instances, each with its own connections. @returns which jobs failed, and why */
async function workOn(connection: pg.PoolConfig, now: Date, instances: number): Promise<string[]> {
  const clients = Array.from({ length: instances }, () => connectDatabase(connection, silentLog, { max: 4 }))
  const removeMailCopy = async () => {}
  const site = { files, secrets: testSecrets, publicUrl: origin, removeMailCopy }
  const works = clients.flatMap(({ db }) => Object.entries(hourlyWork({ db, ...site }, now)))
  const ends = await Promise.allSettled(works.map(([, work]) => work))
  for (const { close } of clients) await close()
  return works.flatMap(([name], at) => {
    const end = ends[at]
    return end?.status === "rejected" ? [`${name}: ${end.reason.cause ?? end.reason}`] : []
  })
}

/** Ends connections in the middle of their work, as a killed instance does. */
async function killUntil(connection: pg.PoolConfig, isOver: () => boolean): Promise<void> {
  const killer = new pg.Client(connection)
  await killer.connect()
  while (!isOver()) {
    await killer.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend' and random() < 0.2`,
    )
    await sleep(4)
  }
  await killer.end()
}

/** Everything in the database except row ids, which depend on the order of the writes. */
async function readContent(connection: pg.PoolConfig): Promise<SiteTables> {
  const site = await readSite(connection)
  return new Map(
    [...site].map(([name, { columns, rows, ...rest }]) => [
      name,
      {
        ...rest,
        columns: columns.filter((column) => column !== "id"),
        rows: rows.map(({ id: _, ...row }) => row),
      },
    ]),
  )
}

const nothing = { wrongExpectations: [], lostColumns: [], lostRows: [], strangeRows: [] }
const differences = (one: SiteTables, other: SiteTables) =>
  [...one.keys()]
    .map((name) => ({ name, ...compareTable(name, one, other, {}) }))
    .filter(({ name: _, ...found }) => !isDeepStrictEqual(found, nothing))

let before: SiteTables
let calm: SiteTables
beforeAll(async () => {
  const connection = await copySite()
  before = await readContent(connection)
  for (const now of days) {
    for (let hour = 0; hour < 3; hour++) expect(await workOn(connection, now, 1)).toEqual([])
  }
  calm = await readContent(connection)
})

test("the site of these tests has much work due", () => {
  const changed = differences(before, calm).map(({ name }) => name)
  expect(changed.sort()).toEqual([
    "article_revisions",
    "articles",
    "audit_log",
    "contact_messages",
    "events",
    "images",
    "listings",
    "mails",
    "merchant_places",
    "merchant_search",
    "newsletter_subscribers",
    "rate_limits",
  ])
})

test.each([2, 4])(
  "%i instances that work at once and are killed meanwhile do the same as one, and nothing twice",
  async (instances) => {
    const connection = await copySite()
    const cutOff: string[] = []
    for (const now of days) {
      const run = { isOver: false }
      const killed = workOn(connection, now, instances).finally(() => {
        run.isOver = true
      })
      await killUntil(connection, () => run.isOver)
      cutOff.push(...(await killed))
      for (let hour = 0; hour < 2; hour++) expect(await workOn(connection, now, instances)).toEqual([])
    }
    expect(cutOff).not.toEqual([])
    expect(differences(calm, await readContent(connection))).toEqual([])
  },
)
