import { execFile } from "node:child_process"
import { promisify } from "node:util"
import { afterAll, beforeAll, expect, test } from "vitest"
import { connectDatabase, type DatabaseClient } from "#app/lib/db/client.server.ts"
import { auditLog, users } from "#app/lib/db/schema.ts"
import { createTestDatabase, silentLog } from "#test/database.ts"

const run = promisify(execFile)
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
})

/** Runs the command without a terminal, as a script does. */
async function adminCreate(email: string, password?: string): Promise<{ code: number; output: string }> {
  const env = { ...process.env, NODE_ENV: "production", DATABASE_URL: databaseUrl, ADMIN_PASSWORD: password }
  const started = run(process.execPath, ["scripts/admin-create.ts", email], { env })
  started.child.stdin?.end()
  const { stdout, stderr, code = 0 } = await started.catch((error) => error)
  return { code, output: stdout + stderr }
}

test("the command creates an administrator only once", async () => {
  const made = await adminCreate("Ada@example.org", "woven gold on dark cloth")
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining("/admin/login") })
  expect(made.output).not.toContain("woven gold")
  expect(await adminCreate("ada@example.org", "another long password")).toMatchObject({ code: 1 })
  expect(await database.db.select().from(users)).toMatchObject([{ email: "ada@example.org", isAdmin: true }])
  expect(await database.db.select().from(auditLog)).toMatchObject([
    { action: "admin.created", details: { via: "command" } },
  ])
})

test("the command refuses a short password, and does not invent one", async () => {
  expect(await adminCreate("efua@example.org", "short")).toMatchObject({
    code: 1,
    output: expect.stringContaining("12 characters"),
  })
  expect(await adminCreate("efua@example.org")).toMatchObject({
    code: 1,
    output: expect.stringContaining("ADMIN_PASSWORD"),
  })
})
