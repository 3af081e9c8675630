import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import pg from "pg"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { connectDatabase, type DatabaseClient } from "#app/lib/db/client.server.ts"
import { images } from "#app/lib/db/schema.ts"
import { folderStore } from "#app/lib/files/file-store.server.ts"
import { addApplications } from "#app/listings/application/test-support.ts"
import { backupPlan } from "#server/backup/backup-plan.ts"
import { uploadsInBucket } from "#server/backup/bucket-uploads.ts"
import { checkBackup, type EmptyDatabase, openCheckDatabase } from "#server/backup/check-backup.ts"
import { BackupError, readManifest } from "#server/backup/manifest.ts"
import { backUpTonight, findRestoreMs } from "#server/backup/nightly.ts"
import { besideTheDatabase } from "#server/backup/retention.ts"
import { createTestDatabase, silentLog } from "#test/database.ts"

const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-nightly-"))
const dataDir = path.join(folder, "data")
const backups = path.join(dataDir, "backups")
const migrations = path.join(process.cwd(), "app", "lib", "db", "migrations")
const picture = path.join("uploads", "images", "ab", "abcd-800.webp")
let connection: pg.PoolConfig
let source: DatabaseClient
let drop: () => Promise<void>

beforeAll(async () => {
  ;({ connection, drop } = await createTestDatabase())
  source = connectDatabase(connection, silentLog)
  await addApplications(source.db, [{ businessName: "Kente & Co", description: "tab\there, 日本" }])
})
afterAll(async () => {
  await source.close()
  await drop()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(path.join(dataDir, path.dirname(picture)), { recursive: true })
  writeFileSync(path.join(dataDir, picture), "a picture")
  writeFileSync(path.join(dataDir, "secret"), "a secret")
})

const night = (day: number, given: Partial<Parameters<typeof backUpTonight>[0]> = {}) =>
  backUpTonight({
    ...{ connection, dataDir, folder: backups, retention: besideTheDatabase, migrations },
    now: new Date(Date.UTC(2026, 10, day, 3)),
    openEmpty,
    ...given,
  })

const opened: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const dropOne of opened) await dropOne()
})
/** Returns a database as the migrations leave it. The product itself starts a separate cluster, which takes seconds. */
async function openEmpty(): Promise<EmptyDatabase> {
  const created = await createTestDatabase()
  opened.push(created.drop)
  const client = new pg.Client(created.connection)
  await client.connect()
  await client.query("delete from place_lists")
  await client.end()
  return { connection: created.connection, close: async () => {} }
}

const names = () => readdirSync(backups).sort()

test("a nightly backup was restored and compared, says how long that took, and leaves nothing else behind", async () => {
  const outcome = await night(20, { openEmpty: openCheckDatabase })
  expect(outcome).toMatchObject({ kind: "good", files: 2 })
  expect(names()).toEqual(["night-2026-11-20T03-00-00Z"])
  const made = path.join(backups, names()[0] ?? "")
  expect(findRestoreMs(made)).toBe(outcome.kind === "good" && outcome.restoreMs)
  expect(findRestoreMs(made)).toBeGreaterThan(100)
  expect(readManifest(made).tables.find(({ name }) => name === "listings")?.rows).toBe(1)
})

test("three nightly backups are kept beside the database, and nothing else in the folder is touched", async () => {
  mkdirSync(path.join(backups, "before-0009_codes-2026-11-22T07-00-00Z"), { recursive: true })
  mkdirSync(path.join(backups, "night-2026-11-01T03-00-00Z.part"), { recursive: true })
  mkdirSync(path.join(backups, `check-${crypto.randomUUID()}`), { recursive: true })
  for (const day of [19, 20, 21, 22]) await night(day)
  expect(names()).toEqual([
    "before-0009_codes-2026-11-22T07-00-00Z",
    ...[20, 21, 22].map((day) => `night-2026-11-${day}T03-00-00Z`),
  ])
})

test("with less free space than twice the size no backup is made, and the older ones stay", async () => {
  await night(20)
  const size = Number(
    (await source.pool.query("select pg_database_size(current_database()) as bytes")).rows[0].bytes,
  )
  const outcome = await night(21, { findFreeBytes: async () => 2 * size - 1_000_000 })
  expect(outcome).toMatchObject({ kind: "no-room", free: 2 * size - 1_000_000 })
  expect(names()).toEqual(["night-2026-11-20T03-00-00Z"])
  expect(await night(21, { findFreeBytes: async () => 2 * size + 10_000_000 })).toMatchObject({
    kind: "good",
  })
})

test("a backup that does not restore to the same data is detected, and replaces no older one", async () => {
  await night(20)
  /** A database that loses the fractions of seconds in times. */
  const forgetful = async () => {
    const empty = await openEmpty()
    const client = new pg.Client(empty.connection)
    await client.connect()
    await client.query("alter table images alter column created_at type timestamptz(0)")
    await client.end()
    return empty
  }
  const id = crypto.randomUUID()
  const createdAt = new Date("2026-01-01T12:00:00.250Z")
  await source.db.insert(images).values({ id, width: 8, height: 8, widths: [400], createdAt })
  for (const day of [21, 22, 23])
    await expect(night(day, { openEmpty: forgetful })).rejects.toThrow(
      "the table images does not match what was saved",
    )
  await source.db.delete(images)
  // Bad backups must not fill the disk.
  expect(names()).toEqual([20, 22, 23].map((day) => `night-2026-11-${day}T03-00-00Z`))
})

test("a damaged file in a backup is detected", async () => {
  await night(20)
  const made = path.join(backups, "night-2026-11-20T03-00-00Z")
  writeFileSync(path.join(made, "tables", "listings.gz"), "x")
  await expect(checkBackup(made, migrations, openEmpty)).rejects.toThrow(BackupError)
})

test("the next good backup replaces one that was never checked", async () => {
  await night(20)
  rmSync(path.join(backups, "night-2026-11-20T03-00-00Z", "checked.json"))
  await night(21)
  expect(names()).toEqual(["night-2026-11-21T03-00-00Z"])
})

test("an upload in the previous backup takes no further space, unless it was damaged there", async () => {
  await night(20)
  const copyOf = (day: number) => path.join(backups, `night-2026-11-${day}T03-00-00Z`, "files", picture)
  await night(21)
  expect(statSync(copyOf(21)).ino).toBe(statSync(copyOf(20)).ino)
  rmSync(copyOf(21))
  writeFileSync(copyOf(21), "damaged")
  await night(22)
  expect(readFileSync(copyOf(22), "utf8")).toBe("a picture")
})

test("uploads in a bucket are included, by the pictures that the database lists", async () => {
  const bucket = folderStore(path.join(folder, "bucket"))
  const id = crypto.randomUUID()
  await source.db.insert(images).values({ id, width: 8, height: 8, widths: [400], createdAt: new Date() })
  const name = `images/${id.slice(0, 2)}/${id}-400.webp`
  await bucket.write(name, Buffer.from("in the bucket"))
  await night(20, { uploads: uploadsInBucket(bucket) })
  const made = path.join(backups, "night-2026-11-20T03-00-00Z", "files")
  expect(readFileSync(path.join(made, "uploads", name), "utf8")).toBe("in the bucket")
  // The data folder contains no uploads when they are in a bucket.
  expect(existsSync(path.join(made, picture))).toBe(false)
  await source.db.delete(images)
})

test("the site backs up an embedded database by itself, and a server's if a folder is configured", () => {
  const plan = (backupDir?: string, databaseUrl?: string) =>
    backupPlan({ backupDir, databaseUrl, dataDir: "/d" })
  expect(plan()).toEqual({ folder: "/d/backups", retention: { days: 3, weeks: 0, months: 0 } })
  expect(plan(undefined, "postgres://x")).toBeNull()
  const far = { folder: "/b", retention: { days: 7, weeks: 4, months: 12 } }
  expect([plan("/b"), plan("/b", "postgres://x")]).toEqual([far, far])
})
