import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import pg from "pg"
import { afterAll, beforeAll, expect, test } from "vitest"
import { markAsMoved } from "#server/backup/moved.ts"
import { restore } from "#server/backup/restore.ts"
import { readConfig } from "#server/start/config.ts"
import { migrationsFolder } from "#server/start/migrations.ts"
import { openDatabase } from "#server/start/open-database.ts"
import { copyMigrationsAndAdd } from "#test/added-migration.ts"
import { removeDataFolder } from "#test/data-folder.ts"
import { createTestDatabase, silentLog } from "#test/database.ts"
import { compareTable, readSite, type SiteTables } from "#test/upgrade/compare-sites.ts"
import { expectedChanges } from "#test/upgrade/expected-changes.ts"
import { loadFullSite } from "#test/upgrade/full-site.ts"

const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-upgrade-"))
/** A next version that consists only of the added migration. */
const rootDir = path.join(folder, "next")
const migrations = migrationsFolder(rootDir)
const picture = path.join("uploads", "images", "ab", "abcd-800.webp")

beforeAll(() => {
  // Root runs the database as another user, which must be able to enter this folder.
  chmodSync(folder, 0o755)
  copyMigrationsAndAdd(migrations, "9999_next", "alter table settings add column remark text")
})
afterAll(() => {
  removeDataFolder(dataDir)
  rmSync(folder, { recursive: true })
})

const dataDir = path.join(folder, "data")
const config = readConfig({ DATA_DIR: dataDir }, rootDir)

/** Starts the next version and stops it again. @returns the notes for its start screen */
async function start(): Promise<string[]> {
  const database = await openDatabase(config, silentLog, "own")
  await database.close()
  return database.notes
}

const backups = () =>
  existsSync(path.join(dataDir, "backups")) ? readdirSync(path.join(dataDir, "backups")) : []

test("a new embedded database is not backed up, and neither is one without pending migrations", async () => {
  await start()
  expect(backups()).toEqual([])
  await start()
  expect(backups()).toEqual([])
})

test("an embedded database in use is backed up once before its migration, and the backup restores it", async () => {
  let before: SiteTables = new Map()
  const old = await openDatabase(config, silentLog, "own", undefined, async (connection) => {
    const client = new pg.Client(connection)
    await client.connect()
    await client.query("drop schema drizzle cascade; drop schema public cascade; create schema public")
    await client.end()
    await loadFullSite(connection)
    before = await readSite(connection)
  })
  await old.close()
  mkdirSync(path.join(dataDir, path.dirname(picture)), { recursive: true })
  writeFileSync(path.join(dataDir, picture), "a picture")
  writeFileSync(path.join(dataDir, "secret"), "a secret")

  const notes = await start()
  const [name = "", ...others] = backups()
  expect([name, others]).toEqual([expect.stringMatching(/^before-9999_next-\d{4}-\d\d-\d\dT[\d-]+Z$/), []])
  const backup = path.join(dataDir, "backups", name)
  expect(notes.join()).toContain(backup)
  for (const place of [backup, path.dirname(backup)]) expect(statSync(place).mode & 0o777).toBe(0o700)

  expect(await start()).toEqual(notes.filter((note) => !note.includes(backup)))
  expect(backups()).toEqual([name])

  const target = await createTestDatabase("template1")
  const place = path.join(folder, "restored")
  await restore(backup, { connection: target.connection, dataDir: place, migrations })
  const after = await readSite(target.connection)
  for (const table of before.keys())
    expect({ table, ...compareTable(table, before, after, expectedChanges) }).toEqual({
      table,
      wrongExpectations: [],
      lostColumns: [],
      lostRows: [],
      strangeRows: [],
    })
  expect([existsSync(path.join(place, picture)), existsSync(path.join(place, "secret"))]).toEqual([
    true,
    true,
  ])
  await target.drop()
})

test("an older version refuses the newer database before it does anything else, and leaves it unchanged", async () => {
  const older = { ...config, rootDir: process.cwd() }
  await expect(openDatabase(older, silentLog, "own")).rejects.toThrow(
    /of a newer version of the site \(migration 9999_next\)/,
  )
  await start()
})

test("a database that was moved to a server does not open again until its marker file is deleted", async () => {
  markAsMoved(dataDir, "PostgreSQL at db.example.org/site", new Date("2026-11-22T09:00:00Z"))
  for (const mode of ["own", "join"] as const)
    await expect(openDatabase(config, silentLog, mode)).rejects.toThrow(
      /was moved to PostgreSQL at db\.example\.org\/site on 2026-11-22.*set DATABASE_URL.*delete the file/,
    )
  rmSync(path.join(dataDir, "moved-to-postgres"))
  await start()
})
