import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeEach, expect, test } from "vitest"
import { closeDataFolder } from "./private-files.ts"

const parent = mkdtempSync(path.join(tmpdir(), "guapcoin-private-"))
const dataDir = path.join(parent, "data")
const inData = (...names: string[]) => path.join(dataDir, ...names)
const modeOf = (name: string) => (statSync(name).mode & 0o7777).toString(8)
afterAll(() => rmSync(parent, { recursive: true }))

beforeEach(() => {
  rmSync(dataDir, { recursive: true, force: true })
  for (const name of ["", "mail", "uploads", "backups"]) {
    mkdirSync(inData(name), { recursive: true })
    chmodSync(inData(name), 0o755)
  }
  for (const name of ["secret", "mail/reset.eml"]) {
    writeFileSync(inData(name), "a link")
    chmodSync(inData(name), 0o644)
  }
})

test("an existing data folder and the mails in it are closed to other users", () => {
  expect(closeDataFolder(dataDir)).toEqual([])
  for (const name of ["", "mail", "uploads", "backups"])
    expect([name, modeOf(inData(name))]).toEqual([name, "700"])
  for (const name of ["secret", "mail/reset.eml"]) expect([name, modeOf(inData(name))]).toEqual([name, "600"])
})

test("a data folder with mode 710 keeps it", () => {
  chmodSync(dataDir, 0o710)
  expect(closeDataFolder(dataDir)).toEqual([])
  expect(modeOf(dataDir)).toBe("710")
})

test("a missing data folder is not created", () => {
  rmSync(dataDir, { recursive: true })
  expect(closeDataFolder(dataDir)).toEqual([])
  expect(existsSync(dataDir)).toBe(false)
})

test("a shared folder of the machine keeps its mode, and the start screen warns about it", () => {
  chmodSync(dataDir, 0o1777)
  expect(closeDataFolder(dataDir)).toEqual([expect.stringContaining(`can read ${dataDir},`)])
  expect(modeOf(dataDir)).toBe("1777")
})
