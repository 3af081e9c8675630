import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type pg from "pg"
import { afterAll, expect, test } from "vitest"
import { migrateDatabase } from "#app/lib/db/client.server.ts"
import { readMigrations } from "#app/lib/db/schema-age.server.ts"
import { backUp } from "#server/backup/back-up.ts"
import { useApp } from "../app.ts"
import { fillSite } from "../attack/filled-site.ts"
import { createTestDatabase } from "../database.ts"
import { signIn } from "../staff.ts"
import { readSite } from "./compare-sites.ts"
import { loadFullSite, siteMoment } from "./full-site.ts"

/*
 * npm run upgrade:dump (needs the build) upgrades the site of site-before-0008.sql to this version, adds one of everything that
 * this version's forms write, and saves a backup in test/upgrade/dumps/<last migration>. All data is invented.
 */
const migrations = path.resolve("app/lib/db/migrations")
const last = readMigrations(migrations).at(-1)?.tag ?? ""
const target = path.resolve("test/upgrade/dumps", last)
const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-dump-"))
let connection: pg.PoolConfig
let drop: () => Promise<void>

const app = useApp({ DATA_DIR: folder }, async () => {
  const created = await createTestDatabase("template1")
  ;({ connection, drop } = created)
  await loadFullSite(connection)
  await migrateDatabase(connection, migrations)
  return connection
})
afterAll(async () => {
  await drop?.()
  rmSync(folder, { recursive: true })
})

test(`the dump of ${last}`, async () => {
  app.now = new Date(siteMoment.getTime() + 3_600_000)
  // The forms use email addresses that also exist in the old site.
  await app.pool.query("update users set email = 'before.' || email")
  for (const table of ["newsletter_subscribers", "town_hall_subscribers"])
    await app.pool.query(`delete from ${table}`)
  await fillSite(app, await signIn(app, "ada@example.org"), "Cloth of the dump")
  await backUp(connection, path.join(folder, "nothing"), target, app.now)
  const empty = [...(await readSite(connection))].flatMap(([name, { rows }]) =>
    rows.length === 0 ? [name] : [],
  )
  console.log(`${target}\nWithout a row: ${empty.join(", ")}`)
  expect(empty.length).toBeLessThan(20)
})
