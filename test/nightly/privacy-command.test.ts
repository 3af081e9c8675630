import { execFile } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { promisify } from "node:util"
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest"
import { connectDatabase, type DatabaseClient } from "#app/lib/db/client.server.ts"
import { auditLog, mails, townHallSubscribers } from "#app/lib/db/schema.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import { createTestDatabase, silentLog } from "#test/database.ts"

// A test starts up to four programs, each of which takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const run = promisify(execFile)
const dataDir = mkdtempSync(path.join(tmpdir(), "guapcoin-privacy-"))
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

const now = new Date("2026-05-01T12:00:00Z")
const email = "Ada@example.org"

beforeEach(async () => {
  const { db } = database
  for (const table of [townHallSubscribers, mails]) await db.delete(table)
  const row = { fullName: "Ada", email, consentVersion: "1", manageTokenHash: "hash", createdAt: now }
  await db.insert(townHallSubscribers).values(row)
  const content = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" }
  await queueMail(
    db,
    { ...content, kind: "town-hall-welcome", dedupeKey: "1", urgency: "stranger", to: email },
    now,
  )
})

/** Runs the command without a terminal, as a script does. */
async function privacy(...args: string[]): Promise<{ code: number; out: string; err: string }> {
  const env = { ...process.env, NODE_ENV: "production", DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const started = run(process.execPath, ["scripts/privacy.ts", ...args], { env })
  started.child.stdin?.end()
  const { stdout, stderr, code = 0 } = await started.catch((error) => error)
  return { code, out: stdout, err: stderr }
}

const subscribers = () => database.db.select().from(townHallSubscribers)
const logged = async (action: string) =>
  (await database.db.select().from(auditLog)).filter((entry) => entry.action === action)

test("export prints the data as JSON, and --out writes them to a new private file", async () => {
  const printed = await privacy("export", "ADA@example.org")
  expect(printed).toMatchObject({ code: 0, err: "" })
  expect(JSON.parse(printed.out)).toMatchObject({ townHalls: [{ fullName: "Ada", email }] })
  const file = path.join(dataDir, "ada.json")
  expect(await privacy("export", email, "--out", file)).toMatchObject({ code: 0, out: "" })
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({ townHalls: [{ email }] })
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(await privacy("export", email, "--out", file)).toMatchObject({ code: 1 })
  expect(await logged("person.exported")).toHaveLength(2)
})

test("erase deletes only with --yes when there is no terminal", async () => {
  const refused = await privacy("erase", email)
  expect(refused).toMatchObject({ code: 1, err: expect.stringContaining("--yes") })
  expect(await subscribers()).toHaveLength(1)

  const [mail] = await database.db.select().from(mails)
  const copy = path.join(dataDir, "mail", `${mail?.id}.eml`)
  mkdirSync(path.dirname(copy), { recursive: true })
  writeFileSync(copy, "To: Ada")
  const erased = await privacy("erase", "ada@EXAMPLE.org", "--yes")
  expect(erased).toMatchObject({ code: 0, err: "" })
  expect(erased.out).toContain("1 town hall subscription")
  expect(erased.out).toContain("1 email")
  expect([await subscribers(), await database.db.select().from(mails)]).toEqual([[], []])
  expect(() => statSync(copy)).toThrow("ENOENT")
  expect(await logged("person.erased")).toMatchObject([
    { actorId: null, actor: "command", details: { townHalls: 1 } },
  ])
  expect(await privacy("erase", email, "--yes")).toMatchObject({
    code: 0,
    out: expect.stringContaining("keeps nothing"),
  })
})

test("erase says where the address still exists", async () => {
  const row = { fullName: `Sister of ${email}`, email: "b@example.org", consentVersion: "1", createdAt: now }
  await database.db.insert(townHallSubscribers).values({ ...row, manageTokenHash: "other" })
  const { out } = await privacy("erase", email, "--yes")
  expect(out).toContain("town_hall_subscribers.full_name: 1")
})

test.each([
  [[]],
  [["export"]],
  [["erase", "a@b.co", "c@d.co"]],
  [["forget", "a@b.co"]],
  [["export", "a@b.co", "--yes"]],
  [["erase", "a@b.co", "--out", "x"]],
  [["erase", "a@b.co", "--force"]],
  [["erase", "nobody", "--yes"]],
])("%j does nothing and shows the usage", async (args) => {
  const { code, out, err } = await privacy(...args)
  expect([code, out, err.length > 20]).toEqual([1, "", true])
  expect(await subscribers()).toHaveLength(1)
})
