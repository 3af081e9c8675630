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

test("a data folder of before is closed to everybody else, with the mails in it", () => {
  expect(closeDataFolder(dataDir)).toEqual([])
  for (const name of ["", "mail", "uploads", "backups"])
    expect([name, modeOf(inData(name))]).toEqual([name, "700"])
  for (const name of ["secret", "mail/reset.eml"]) expect([name, modeOf(inData(name))]).toEqual([name, "600"])
})

test("a data folder that lets a group through, and nothing more, stays so", () => {
  chmodSync(dataDir, 0o710)
  expect(closeDataFolder(dataDir)).toEqual([])
  expect(modeOf(dataDir)).toBe("710")
})

test("a data folder that is not there yet is left to whoever needs one", () => {
  rmSync(dataDir, { recursive: true })
  expect(closeDataFolder(dataDir)).toEqual([])
  expect(existsSync(dataDir)).toBe(false)
})

test("a folder that the machine shares is left as it is, and the start screen says so", () => {
  chmodSync(dataDir, 0o1777)
  expect(closeDataFolder(dataDir)).toEqual([expect.stringContaining(`can read ${dataDir},`)])
  expect(modeOf(dataDir)).toBe("1777")
})
