import { execFile } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createAdmin } from "#app/auth/sign-in/new-admins.server.ts"
import { signInWithPassword } from "#app/auth/sign-in/sign-in.server.ts"
import { connectDatabase, type DatabaseClient } from "#app/lib/db/client.server.ts"
import { auditLog, rateLimits } from "#app/lib/db/schema.ts"
import { loadSecrets } from "#app/lib/secrets/key-encryption-keys.server.ts"
import { createTestDatabase, silentLog } from "#test/database.ts"

const run = promisify(execFile)
const dataDir = mkdtempSync(path.join(tmpdir(), "admin-unlock-"))
const secrets = loadSecrets(dataDir, undefined)
const password = "woven gold on dark cloth"
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

async function unlock(...words: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, NODE_ENV: "production", DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const started = run(process.execPath, ["scripts/admin-unlock.ts", ...words], { env })
  const { stdout, stderr, code = 0 } = await started.catch((error) => error)
  return { code, output: stdout + stderr }
}

const signIn = (email: string, typed = password) =>
  signInWithPassword(
    database.db,
    { email, password: typed },
    {
      secrets,
      publicUrl: "http://localhost:3000",
      request: new Request("http://localhost:3000/admin"),
      limitGroup: "203.0.113.7",
      now: new Date(),
    },
  )

test("the command unlocks a rate-limited administrator at once, and leaves the limits of others", async () => {
  for (const email of ["ada@example.org", "bola@example.org"]) {
    await createAdmin(database.db, { email, password }, new Date())
    for (let i = 0; i < 6; i++) await signIn(email, "not the right password")
  }
  expect(await signIn("ada@example.org")).toMatchObject({ kind: "wait" })
  expect(await unlock("Ada@example.org")).toMatchObject({ code: 0 })
  expect(await signIn("ada@example.org")).toMatchObject({ kind: "signed-in" })
  const [event] = (await database.db.select().from(auditLog)).filter(
    ({ action }) => action === "account.waits-lifted",
  )
  expect(event).toMatchObject({ actorId: null, actor: "system" })
  expect((await database.db.select().from(rateLimits)).map(({ key }) => key.split(":")[1])).toContain(
    "account",
  )
})

test("the command reports an unknown administrator, and shows its usage", async () => {
  expect(await unlock("nobody@example.org")).toMatchObject({
    code: 1,
    output: expect.stringContaining("nobody@example.org"),
  })
  expect(await unlock()).toMatchObject({ code: 1, output: expect.stringContaining("admin:unlock") })
})
