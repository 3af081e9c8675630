import { execFile } from "node:child_process"
import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, test } from "vitest"
import { contact, openForm } from "#e2e/form-posts.ts"
import { until } from "#e2e/harness.ts"
import { createProductProcess, type ProductProcess } from "#e2e/product-process.ts"

const isRoot = process.getuid?.() === 0
const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-e2e-private-"))
let product: ProductProcess
// The usual umask of a shell, which the started processes inherit.
const umask = process.umask(0o022)

beforeAll(async () => {
  // Root's database can move only within the system disk, and temporary files may be on another one.
  const disk = isRoot ? "/var/lib" : tmpdir()
  product = await createProductProcess({ DATA_DIR: mkdtempSync(path.join(disk, "guapcoin-e2e-")) })
})
afterAll(async () => {
  process.umask(umask)
  await product.remove()
  rmSync(folder, { recursive: true })
})

const inData = (...names: string[]) => path.join(product.dataDir, ...names)
const command = (script: string, args: string[]) =>
  promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: product.dataDir, DATABASE_URL: "" },
  })

/** Files and folders that other users can read or enter, from a folder down, itself included. Links have no mode of their own. */
const openOnes = (top: string) =>
  [
    top,
    ...readdirSync(top, { recursive: true, encoding: "utf8" }).map((name) => path.join(top, name)),
  ].filter((name) => {
    // A mail file gets its final name when it is complete, so a file listed a moment ago may be renamed by now.
    const file = lstatSync(name, { throwIfNoEntry: false })
    return file && !file.isSymbolicLink() && (file.mode & 0o077) !== 0
  })

test("a site from before this rule starts with all its rows, and afterwards only its user can read its files", async () => {
  // Run as root, its database is inside, as in every data folder of mode 0755 before.
  await command("seed", ["--demo"])
  mkdirSync(inData("mail"))
  writeFileSync(inData("mail", "old.eml"), "a link that opens an account")
  chmodSync(inData("mail", "old.eml"), 0o644)
  chmodSync(product.dataDir, 0o755)
  expect(lstatSync(inData("postgres")).isDirectory()).toBe(true)

  await product.start()
  expect(lstatSync(inData("postgres")).isSymbolicLink()).toBe(isRoot)
  if (isRoot) expect(product.output()).toMatch(/Note: The database was moved from .* to /)
  const directory = await (await fetch(`${product.origin}/merchant-directory`)).text()
  expect(directory.match(/href="\/merchant-directory\/[a-z0-9-]+"/g)?.length).toBeGreaterThan(20)

  const send = await openForm(product.origin, contact, { email: "visitor@example.org" })
  expect((await send?.())?.status).toBe(303)
  await until("a mail is written", () => readdirSync(inData("mail")).length > 1)
  expect(openOnes(product.dataDir)).toEqual([])

  const backup = path.join(folder, "backup")
  await command("backup", [backup])
  expect(openOnes(backup)).toEqual([])
})
