import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import pg from "pg"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { addArticles } from "#app/articles/test-support.ts"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import { connectDatabase, type DatabaseClient, migrateDatabase } from "#app/lib/db/client.server.ts"
import { addApplications } from "#app/listings/application/test-support.ts"
import { createTestDatabase, silentLog } from "#test/database.ts"
import { firstMigrations } from "../start/migrations.ts"
import { backUp, uploadsIn } from "./back-up.ts"
import { BackupError, readManifest } from "./manifest.ts"
import { restore, restoreRows } from "./restore.ts"
import { listTables } from "./tables.ts"

const migrations = path.join(process.cwd(), "app", "lib", "db", "migrations")
const now = new Date("2026-05-01T12:00:00Z")
const awkward = "tab\there, line\nthere, back\\slash, 'quote', “curly”, NULL \\N, 日本, 👩🏾‍🌾"

let source: DatabaseClient
let connection: pg.PoolConfig
let folder: string
let dataDir: string
const drops: (() => Promise<void>)[] = []

beforeAll(async () => {
  const created = await createTestDatabase()
  connection = created.connection
  drops.push(created.drop)
  source = connectDatabase(connection, silentLog)
  folder = mkdtempSync(path.join(tmpdir(), "guapcoin-backup-"))
  dataDir = path.join(folder, "data")
  mkdirSync(path.join(dataDir, "uploads", "images", "ab"), { recursive: true })
  writeFileSync(path.join(dataDir, "uploads", "images", "ab", "abcd-800.webp"), Buffer.from([0, 255, 10, 13]))
  writeFileSync(path.join(dataDir, "uploads", "images", "ab", "abcd-400.webp.half-written"), "half")
  writeFileSync(path.join(dataDir, "secret"), "a secret")
  await addApplications(source.db, [
    { businessName: awkward.slice(0, 100), description: awkward },
    { status: "pending", slug: null, decidedAt: null },
  ])
  await addArticles(source.db, { title: awkward, content: awkward })
  await recordAudit(source.db, {
    at: now,
    actorId: null,
    actor: "x",
    action: "a.b",
    subjectType: "t",
    subjectId: "1",
    details: { text: awkward },
  })
  // The identity sequence must continue after the deleted row: its number must not be reused.
  await source.pool.query("delete from merchant_requests where status = 'pending'")
})
afterAll(async () => {
  await source.close()
  for (const dropOne of drops) await dropOne()
  rmSync(folder, { recursive: true })
})

let backup = ""
let count = 0
beforeEach(async () => {
  backup = path.join(folder, `backup-${count++}`)
  await backUp(connection, dataDir, backup, now)
})

/** A database without tables. */
async function emptyDatabase(): Promise<pg.PoolConfig> {
  const created = await createTestDatabase("template1")
  drops.push(created.drop)
  return created.connection
}

async function contents(of: pg.PoolConfig) {
  const client = new pg.Client(of)
  await client.connect()
  const all: Record<string, unknown> = {}
  for (const { name, sequence } of await listTables(client)) {
    all[name] = (
      await client.query(`select to_jsonb(t) as row from "${name}" t order by to_jsonb(t)::text`)
    ).rows
    if (sequence) all[sequence] = (await client.query(`select last_value, is_called from ${sequence}`)).rows
  }
  await client.end()
  return all
}

const filesIn = (place: string) =>
  readdirSync(place, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.webp$|^secret$/.test(name))
    .sort()
    .map((name) => [name, readFileSync(path.join(place, name)).toString("base64")])

test("a backup restored into an empty database and data folder has every row, sequence and file", async () => {
  const target = await emptyDatabase()
  const place = path.join(folder, "place")
  const manifest = await restore(backup, { connection: target, dataDir: place, migrations })
  expect(await contents(target)).toEqual(await contents(connection))
  expect(filesIn(place)).toEqual(filesIn(dataDir))
  expect(manifest.tables.find(({ name }) => name === "merchant_requests")?.rows).toBe(1)

  // Triggers are active again after the restore.
  const client = new pg.Client(target)
  await client.connect()
  await expect(client.query("delete from audit_log")).rejects.toThrow("append-only")
  await client.query("update listings set status = 'hidden'")
  expect((await client.query("select * from merchant_search")).rows).toEqual([])
  await client.end()
})

test("a backup of an older version is migrated to the present schema", async () => {
  const old = await emptyDatabase()
  const client = connectDatabase(old, silentLog, { max: 1 })
  // The version with a newsletter and without the community tables.
  await migrateDatabase(old, await firstMigrations(migrations, 3))
  await client.pool.query(`insert into newsletter_subscribers (email, topics, consent_form, consent_version, requested_at,
    confirmation_token_hash, manage_token_hash, confirmation_mailed_at)
    values ('reader@example.org', '{news}', 'page', '1', now(), 'a', 'b', now())`)
  await client.close()
  const copy = path.join(folder, "older")
  await backUp(old, dataDir, copy, now)

  const target = await emptyDatabase()
  await restoreRows(copy, readManifest(copy), target, migrations)
  const restored = await contents(target)
  expect(Object.keys(restored)).toEqual(Object.keys(await contents(connection)))
  expect(restored.newsletter_subscribers).toMatchObject([
    { row: { email: "reader@example.org", staff_search_text: "reader@example.org" } },
  ])
})

test("a connection that breaks between two queries fails the backup and leaves no folder", async () => {
  const uploads = uploadsIn(dataDir)
  const target = path.join(folder, "broken")
  const list = async (client: pg.Client) => {
    // Not `once` of node:events, which would reject on the 'error' event.
    const broken = new Promise<void>((resolve) => void client.once("end", resolve))
    await source.pool.query("select pg_terminate_backend($1)", [(client as { processID?: number }).processID])
    await broken
    return []
  }
  await expect(backUp(connection, dataDir, target, now, { ...uploads, list })).rejects.toThrow("connection")
  expect(existsSync(target)).toBe(false)
})

describe("nothing is restored", () => {
  const attempt = async (from: string, change: { connection?: pg.PoolConfig; dataDir?: string } = {}) => {
    const target = change.connection ?? (await emptyDatabase())
    await restore(from, { connection: target, dataDir: path.join(folder, "none"), migrations, ...change })
  }

  test("into a database or a data folder that is not empty", async () => {
    await expect(attempt(backup, { connection })).rejects.toThrow("The database is not empty")
    await expect(attempt(backup, { dataDir })).rejects.toThrow("is there already")
  })

  test.each(["tables/merchant_requests.gz", "files/secret"])(
    "from a backup whose %s is damaged",
    async (name) => {
      const copy = `${backup}-damaged`
      cpSync(backup, copy, { recursive: true })
      writeFileSync(path.join(copy, name), "x")
      await expect(attempt(copy)).rejects.toThrow(BackupError)
      rmSync(copy, { recursive: true })
    },
  )

  test("from a folder without a backup, or from a backup of a newer version", async () => {
    await expect(attempt(dataDir)).rejects.toThrow("holds no backup")
    const manifest = { ...readManifest(backup), migrations: 9999 }
    await expect(restoreRows(backup, manifest, await emptyDatabase(), migrations)).rejects.toThrow(
      "newer version",
    )
  })
})

test("an existing backup is not overwritten", async () => {
  await expect(backUp(connection, dataDir, backup, now)).rejects.toThrow("already")
})
