import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import type pg from "pg"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { createTestDatabase } from "#test/database.ts"
import { backUpBeforeUpgrade } from "./before-upgrade.ts"
import { BackupError } from "./manifest.ts"

const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-before-"))
const dataDir = path.join(folder, "data")
const backups = path.join(dataDir, "backups")
const picture = path.join("uploads", "images", "ab", "abcd-800.webp")
let connection: pg.PoolConfig
let drop: () => Promise<void>

beforeAll(async () => {
  ;({ connection, drop } = await createTestDatabase())
})
afterAll(async () => {
  await drop()
  rmSync(folder, { recursive: true })
})
beforeEach(() => {
  rmSync(dataDir, { recursive: true, force: true })
  mkdirSync(path.join(dataDir, path.dirname(picture)), { recursive: true })
  writeFileSync(path.join(dataDir, picture), "a picture")
  writeFileSync(path.join(dataDir, "secret"), "a secret")
})

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 8, minute))
const keep = (upgrade: string, minute: number, free: number | null = null) =>
  backUpBeforeUpgrade(connection, dataDir, upgrade, at(minute), async () => free)

test("the backups of the last two upgrades are retained, one for each upgrade", async () => {
  mkdirSync(path.join(backups, "before-0009_codes-2026-11-22T07-00-00Z.part"), { recursive: true })
  mkdirSync(path.join(backups, "of-mine.part"))
  await keep("0008_first", 1)
  await keep("0009_codes", 2)
  await keep("0010_places", 3)
  await keep("0010_places", 4)
  expect(readdirSync(backups).sort()).toEqual([
    "before-0009_codes-2026-11-22T08-02-00Z",
    "before-0010_places-2026-11-22T08-04-00Z",
    "of-mine.part",
  ])
})

test("uploads in a backup are hard links and take no extra space; the secret is a copy", async () => {
  const files = path.join(await keep("0008_first", 1), "files")
  const numberOf = (file: string) => statSync(file).ino
  expect(numberOf(path.join(files, picture))).toBe(numberOf(path.join(dataDir, picture)))
  expect(numberOf(path.join(files, "secret"))).not.toBe(numberOf(path.join(dataDir, "secret")))
})

test("without enough disk space nothing is written, and the message says how much is needed and what to do", async () => {
  const refusal: unknown = await keep("0008_first", 1, 1000).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(BackupError)
  for (const text of ["1,000 byte", " MB", backups, "Free up space"])
    expect((refusal as Error).message).toContain(text)
  expect(readdirSync(backups)).toEqual([])
  expect(existsSync(await keep("0008_first", 1, 1e12))).toBe(true)
})
