import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeEach, expect, test } from "vitest"
import { loadSecrets } from "./key-encryption-keys.server.ts"

const dataDir = mkdtempSync(path.join(tmpdir(), "secrets-"))
const file = path.join(dataDir, "secret")
const given = "a".repeat(32)
beforeEach(() => rmSync(file, { force: true }))
afterAll(() => rmSync(dataDir, { recursive: true }))

test("instances with the same given secret accept each other's signatures and decrypt each other's data", () => {
  const [one, other] = [loadSecrets(dataDir, given), loadSecrets("/nowhere", given)]
  expect(other.verify("test", "text", one.sign("test", "text"))).toBe(true)
  expect(other.open("test", "ada", one.seal("test", "ada", "text"))).toBe("text")
  expect(existsSync(file)).toBe(false)
})

test("a given secret that differs from the one in the data folder is refused", () => {
  loadSecrets(dataDir)
  expect(() => loadSecrets(dataDir, given)).toThrow(`SITE_SECRET is not the secret in ${file}`)
})

test("a given secret may be a copy of the one in the data folder", () => {
  writeFileSync(file, `${given}\n`)
  expect(loadSecrets(dataDir, given).sign("a", "b")).toBe(loadSecrets(dataDir).sign("a", "b"))
})
