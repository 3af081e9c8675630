import { execFile } from "node:child_process"
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, test } from "vitest"
import { connectDatabase, type DatabaseClient } from "#app/lib/db/client.server.ts"
import { addKeyEncryptionKey, loadSecrets } from "#app/lib/secrets/key-encryption-keys.server.ts"
import { openSecrets } from "#server/start/site-secrets.ts"
import { createTestDatabase, silentLog } from "#test/database.ts"

const run = promisify(execFile)
const dataDir = mkdtempSync(path.join(tmpdir(), "secret-rotate-"))
const file = path.join(dataDir, "secret")
let database: DatabaseClient
let databaseUrl: string
let drop: () => Promise<void>

beforeAll(async () => {
  const created = await createTestDatabase()
  drop = created.drop
  database = connectDatabase(created.connection, silentLog)
  databaseUrl = created.url
})
afterAll(async () => {
  await database.close()
  await drop()
  rmSync(dataDir, { recursive: true })
})

async function rotate(...words: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, NODE_ENV: "production", DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const started = run(process.execPath, ["scripts/secret-rotate.ts", ...words], { env })
  const { stdout, stderr, code = 0 } = await started.catch((error) => error)
  return { code, output: stdout + stderr }
}

test("a running instance learns the new secret, and earlier signatures stay valid", async () => {
  const { secrets, learn } = openSecrets({ dataDir })
  const { secrets: other, learn: learnOther } = openSecrets({ dataDir })
  const old = secrets.sign("test", "text")
  expect(await rotate()).toMatchObject({ code: 0, output: expect.stringContaining("accepted until") })
  expect(await learn(database.db, new Date())).toBe(true)
  const made = secrets.sign("test", "text")
  expect(made).not.toBe(old)
  expect(secrets.verify("test", "text", old)).toBe(true)
  expect(other.verify("test", "text", made)).toBe(false)
  await learnOther(database.db, new Date())
  expect(other.verify("test", "text", made)).toBe(true)
})

test("after a leak no earlier signature is accepted, and the earlier file opens nothing", async () => {
  const stolen = readFileSync(file, "utf8").trim()
  const { secrets, learn } = openSecrets({ dataDir })
  await learn(database.db, new Date())
  const old = secrets.sign("test", "text")
  expect(await rotate("--leaked")).toMatchObject({
    code: 0,
    output: expect.stringContaining("has to sign in again"),
  })
  expect(await learn(database.db, new Date())).toBe(true)
  expect(secrets.verify("test", "text", old)).toBe(false)
  const thief = openSecrets({ dataDir: "/nowhere", secret: stolen })
  expect(await thief.learn(database.db, new Date())).toBe(false)
  expect(statSync(file).mode & 0o777).toBe(0o600)
})

test("a command that stopped between the file and the database has changed nothing", async () => {
  const { secrets, learn } = openSecrets({ dataDir })
  await learn(database.db, new Date())
  const signed = secrets.sign("test", "text")
  addKeyEncryptionKey({ dataDir })
  expect(await learn(database.db, new Date())).toBe(true)
  expect(secrets.sign("test", "text")).toBe(signed)

  const fresh = mkdtempSync(path.join(tmpdir(), "secret-rotate-"))
  const first = loadSecrets(fresh).sign("test", "text")
  addKeyEncryptionKey({ dataDir: fresh })
  expect(loadSecrets(fresh).sign("test", "text")).toBe(first)
  rmSync(fresh, { recursive: true })
})

test("the command shows its usage", async () => {
  expect(await rotate("leaked")).toMatchObject({ code: 1, output: expect.stringContaining("secret:rotate") })
})
