import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { expect, test } from "vitest"
import { readMigrations } from "./schema-age.server.ts"

const folder = path.join(import.meta.dirname, "migrations")
const read = (name: string) => readFileSync(path.join(folder, name), "utf8")
const files = readdirSync(folder).filter((name) => name.endsWith(".sql"))
const sums = read("SHA256SUMS").trim().split("\n")

// A site never runs a migration twice: an edited migration would give sites different schemas.
test.each(files)("%s is unchanged since its commit", (name) => {
  const line = `${createHash("sha256").update(read(name)).digest("hex")}  ${name}`
  const kept = sums.find((sum) => sum.endsWith(`  ${name}`))
  expect(kept, `a new migration: add this line to app/lib/db/migrations/SHA256SUMS\n${line}\n`).toBeDefined()
  expect(
    line,
    `${name} was changed after it was committed: put it back, and change the schema by a new one`,
  ).toBe(kept)
})

test("no committed migration is missing", () => {
  expect(sums.map((sum) => sum.slice(66))).toEqual(files)
})

test("compatible.json names an earlier migration for each migration", () => {
  const tags = readMigrations(folder).map(({ tag }) => tag)
  for (const [tag, oldest] of Object.entries<string>(JSON.parse(read("compatible.json")))) {
    expect(tags, "compatible.json").toEqual(expect.arrayContaining([tag, oldest]))
    expect(tags.indexOf(oldest), `compatible.json: ${tag}`).toBeLessThan(tags.indexOf(tag))
  }
})
