import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import pg from "pg"
import { afterAll, beforeAll, expect, inject, test } from "vitest"
import { createProductProcess, type ProductProcess } from "#e2e/product-process.ts"
import { databaseUrl, dropDatabase } from "#test/database.ts"
import { makeEmbeddedTables } from "#test/make-tables.ts"

const folder = mkdtempSync(path.join(tmpdir(), "guapcoin-e2e-backup-"))
const server = inject("postgres")
const name = `guapcoin_move_${process.pid}`
const url = databaseUrl(server, name)
const products: ProductProcess[] = []

beforeAll(async () => {
  const admin = new pg.Client(server)
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
})
afterAll(async () => {
  for (const product of products) await product.remove()
  await dropDatabase(server, name)
  rmSync(folder, { recursive: true })
})

async function newProduct(env: Record<string, string> = {}) {
  const product = await createProductProcess(env)
  products.push(product)
  return product
}

const command = (script: string, args: string[], dataDir: string) =>
  promisify(execFile)(process.execPath, [`scripts/${script}.ts`, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "" },
  })
const shops = async (product: ProductProcess) =>
  (await (await fetch(`${product.origin}/merchant-directory`)).text()).match(
    /href="\/merchant-directory\/[a-z0-9-]+"/g,
  )

test("a backup of a running site can be restored elsewhere, on the embedded database and on a server", async () => {
  const product = await newProduct()
  await makeEmbeddedTables(product)
  await product.start()
  await command("seed", ["--demo"], product.dataDir)
  const before = await shops(product)
  expect(before?.length).toBeGreaterThan(20)

  const backup = path.join(folder, "backup")
  await command("backup", [backup], product.dataDir)
  await expect(command("restore", [backup], product.dataDir)).rejects.toThrow("is in use")

  const restored = await newProduct()
  await command("restore", [backup], restored.dataDir)
  await restored.start()
  expect(await shops(restored)).toEqual(before)
  await restored.stop()

  const moved = await newProduct({ DATABASE_URL: url })
  await command("move-to-postgres", [url], restored.dataDir)
  await moved.start()
  expect(await shops(moved)).toEqual(before)
  // The old installation must not show outdated data after the move.
  await expect(restored.start()).rejects.toThrow("set DATABASE_URL to its address")
  const stale = command("backup", [path.join(folder, "stale")], restored.dataDir)
  await expect(stale).rejects.toThrow("set DATABASE_URL to its address")
})
