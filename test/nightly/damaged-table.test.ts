import { randomBytes } from "node:crypto"
import { appendFileSync, chmodSync, existsSync, mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { startEmbeddedPostgres } from "@guapcoin/embedded-postgres"
import pg from "pg"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { migrateDatabase } from "#app/lib/db/client.server.ts"
import { adminStatus } from "#content/en/admin-status.ts"
import { backUp } from "#server/backup/back-up.ts"
import { BackupError } from "#server/backup/manifest.ts"
import { migrationsFolder } from "#server/start/migrations.ts"
import { useApp } from "#test/app.ts"
import type { Browser } from "#test/browser.ts"
import { signIn } from "#test/staff.ts"

const folder = mkdtempSync(path.join(tmpdir(), "damaged-"))
// When root runs the tests, the server runs as an unprivileged user, which must be able to enter this folder.
chmodSync(folder, 0o755)
let cluster: Awaited<ReturnType<typeof startEmbeddedPostgres>>
let connection: pg.PoolConfig
// Registered before the product's own cleanup, so that it runs after it.
afterAll(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true })
})
/** Uses a database server of its own, because this test damages its files. */
const app = useApp({}, async () => {
  cluster = await startEmbeddedPostgres({ dataDir: folder, mode: "own", durable: false })
  connection = cluster.connection
  await migrateDatabase(connection, migrationsFolder(process.cwd()))
  const client = new pg.Client(connection)
  await client.connect()
  // PostgreSQL would read a small table by its index and miss the damaged page.
  for (const way of ["indexscan", "indexonlyscan", "bitmapscan"])
    await client.query(`alter role current_user set enable_${way} = off`)
  await client.end()
  return connection
})

let staff: Browser

/** Appends a page of random bytes to a table's file, as a failing disk does. A full scan of the table reads it. */
async function damage(table: string): Promise<void> {
  const { rows } = await app.pool.query("select pg_relation_filepath($1) as file", [table])
  appendFileSync(path.join(cluster.directory, rows[0].file), randomBytes(8192))
  await expect(app.pool.query(`select count(*) from ${table}`)).rejects.toMatchObject({ code: "XX001" })
}

beforeAll(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  staff = await signIn(app)
  for (const table of ["contact_messages", "mails"]) await damage(table)
  app.logLines.length = 0
})

describe("while a table is damaged", () => {
  test("the back office opens without the badge of that table, and the log says it once", async () => {
    for (const page of [
      "/admin",
      "/admin/merchants",
      "/admin/settings",
      "/admin/status",
      "/admin/merchants",
    ]) {
      await staff.open(page)
      expect([page, staff.response.status]).toEqual([page, 200])
    }
    const failures = app.logLines.map((line) => JSON.parse(line)).filter(({ level }) => level === "error")
    expect(failures.filter(({ part }) => part === "badge contact-message")).toEqual([
      expect.objectContaining({ event: "part.failed", code: "XX001" }),
    ])
    expect(new Set(failures.map(({ part }) => part)).size).toBe(failures.length)
  })

  test("the dashboard says that some of its data is missing", async () => {
    await staff.open("/admin")
    expect(staff.text).toContain(adminStatus.unreadable)
  })

  test("the status page says which table cannot be read, and how many pages failed their checksum", async () => {
    await staff.open("/admin/status")
    expect(staff.text).toContain(adminStatus.troubles.list.unreadable.text)
    expect(staff.text).toContain(adminStatus.database.checksums)
    await expect
      .poll(async () => (await staff.open("/admin/status")).text)
      .toContain(adminStatus.troubles.list.checksums.text)
  })

  test("a backup says in one sentence which table it could not read, and leaves no incomplete backup", async () => {
    const target = path.join(folder, "backup")
    const failure = await backUp(connection, folder, target, app.now).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(BackupError)
    expect((failure as Error).message).toMatch(/^The table contact_messages cannot be read: .+/)
    expect(existsSync(target)).toBe(false)
  })
})
