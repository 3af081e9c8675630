import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import pg from "pg"
import { afterEach, expect, test } from "vitest"
import { copyMigrationsAndAdd } from "#test/added-migration.ts"
import { createTestDatabase } from "#test/database.ts"
import { migrateDatabase } from "./client.server.ts"
import { oldestWorking, readMigrations, SchemaTooNewError } from "./schema-age.server.ts"

/** In these tests the current code is the older version; the newer ones have additional migrations. */
const ours = path.join(import.meta.dirname, "migrations")
const ourLast = readMigrations(ours).at(-1)?.tag ?? ""

const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0)) await cleanUp()
})

function newerVersion(compatible: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-newer-"))
  cleanUps.push(() => rmSync(folder, { recursive: true }))
  copyMigrationsAndAdd(folder, "9998_next", "alter table settings add column remark text")
  copyMigrationsAndAdd(folder, "9999_last", "alter table settings add column second text", folder)
  writeFileSync(path.join(folder, "compatible.json"), JSON.stringify(compatible))
  return folder
}

async function databaseOf(folder: string): Promise<pg.PoolConfig> {
  const { connection, drop } = await createTestDatabase()
  cleanUps.push(drop)
  await migrateDatabase(connection, folder)
  return connection
}

test("older code refuses a newer schema that is not marked compatible, and says what to do", async () => {
  const connection = await databaseOf(newerVersion({}))
  const refusal: unknown = await migrateDatabase(connection, ours).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(SchemaTooNewError)
  for (const text of ["migration 9999_last", "docs/operations.md"])
    expect((refusal as Error).message).toContain(text)
})

test("older code starts if each newer migration is marked compatible", async () => {
  const connection = await databaseOf(newerVersion({ "9998_next": ourLast, "9999_last": ourLast }))
  await expect(migrateDatabase(connection, ours)).resolves.toBeUndefined()
})

test("one incompatible migration among several newer ones is enough to refuse", async () => {
  const connection = await databaseOf(newerVersion({ "9999_last": ourLast }))
  await expect(migrateDatabase(connection, ours)).rejects.toThrow(
    "the oldest that does has the migration 9998_next",
  )
})

test("a newer schema without a record is refused", async () => {
  const connection = await databaseOf(newerVersion({ "9998_next": ourLast, "9999_last": ourLast }))
  const client = new pg.Client(connection)
  await client.connect()
  await client.query("drop table drizzle.schema_age")
  await client.end()
  await expect(migrateDatabase(connection, ours)).rejects.toThrow(SchemaTooNewError)
})

test("the newer code starts again, and its record is unchanged after older code has run", async () => {
  const newer = newerVersion({ "9998_next": ourLast, "9999_last": ourLast })
  const connection = await databaseOf(newer)
  await migrateDatabase(connection, ours)
  await migrateDatabase(connection, newer)
  await expect(migrateDatabase(connection, ours)).resolves.toBeUndefined()
})

test("without an entry only code with the migration itself works", () => {
  expect(oldestWorking(newerVersion({}))?.tag).toBe("9999_last")
  expect(oldestWorking(newerVersion({ "9999_last": "9998_next" }))?.tag).toBe("9998_next")
})
