import { readdirSync, rmSync } from "node:fs"
import path from "node:path"
import { afterAll, describe, expect, test } from "vitest"
import { migrateDatabase } from "#app/lib/db/client.server.ts"
import { readManifest } from "#server/backup/manifest.ts"
import { restoreRows } from "#server/backup/restore.ts"
import { firstMigrations, listMigrations } from "#server/start/migrations.ts"
import { createTestDatabase } from "../database.ts"
import { compareTable, readSite } from "./compare-sites.ts"
import { folded, foldedAgain, madeAnew, type TableChange } from "./expected-changes.ts"

const migrations = path.resolve("app/lib/db/migrations")
const folder = path.resolve("test/upgrade/dumps")
const drops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const drop of drops) await drop()
})

/**
 * How migrations change existing rows, by the last migration of the dump, in the format of expected-changes.ts. A migration
 * that changes rows gets a line in every older dump.
 */
const expectedChanges: Record<string, Record<string, TableChange>> = {
  "0041_upkeep": {
    ...folded,
    listings: { ...folded.merchant_requests, search_text: foldedAgain },
    merchant_search: madeAnew("the listings: upgrade.test.ts"),
  },
}

describe.each(Object.keys(expectedChanges))("the dump of %s", (last) => {
  test("has every row of every table after the upgrade, changed only as expected", async () => {
    const source = path.join(folder, last)
    const manifest = readManifest(source)
    expect(listMigrations(migrations)[manifest.migrations - 1]).toBe(last)
    const created = await createTestDatabase("template1")
    drops.push(created.drop)
    const first = await firstMigrations(migrations, manifest.migrations)
    await restoreRows(source, manifest, created.connection, first)
    rmSync(first, { recursive: true })
    const before = await readSite(created.connection)
    expect([...before.values()].filter(({ rows }) => rows.length > 0).length).toBeGreaterThan(30)
    await migrateDatabase(created.connection, migrations)
    const after = await readSite(created.connection)
    const nothing = { wrongExpectations: [], lostColumns: [], lostRows: [], strangeRows: [] }
    for (const name of before.keys())
      expect({ name, ...compareTable(name, before, after, expectedChanges[last] ?? {}) }).toEqual({
        name,
        ...nothing,
      })
  })
})

test("every dump is upgraded", () => {
  expect(Object.keys(expectedChanges)).toEqual(readdirSync(folder).sort())
})
