import { beforeEach, expect, test } from "vitest"
import { isSetupLinkOpen } from "#app/auth/sign-in/setup-links.server.ts"
import { setupLinks, users } from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import { prepareFirstAdmin } from "./first-admin.ts"

const database = useDatabase()
const now = new Date("2026-05-01T12:00:00Z")
const login = "http://localhost:3000/admin/login"

beforeEach(async () => {
  for (const table of [users, setupLinks]) await database.db.delete(table)
})

const start = (firstAdmin?: { email: string; password: string }) =>
  prepareFirstAdmin(
    {
      config: { publicUrl: "http://localhost:3000", publicUrlIsSet: false, firstAdmin },
      db: database.db,
      clock: () => now,
    },
    3000,
  )
const isOpen = async (line: string) =>
  isSetupLinkOpen(database.db, /\/admin\/setup\/([\w-]+)$/.exec(line)?.[1] ?? "", now)

test("the first administrator is created from the environment once", async () => {
  const ada = { email: "ada@example.org", password: "woven gold on dark cloth" }
  expect([await start(ada), await start(ada), await start()]).toEqual([login, login, login])
  expect(await database.db.$count(users)).toBe(1)
})

test.each(["short", "password1234", "x".repeat(129)])(
  "a weak ADMIN_PASSWORD %j is rejected with the rule, and a setup link is printed",
  async (password) => {
    const line = await start({ email: "ada@example.org", password })
    expect(line).toMatch(/^ADMIN_PASSWORD was not accepted: it needs 12 to 128 characters, .+\.\n/)
    expect(line).not.toContain(password)
    expect(await isOpen(line)).toBe(true)
    expect(await database.db.$count(users)).toBe(0)
  },
)

test("a setup link is printed when ADMIN_EMAIL is not set, and it is closed once there is an administrator", async () => {
  const line = await start()
  expect(line).toMatch(/^no administrator yet/)
  expect(await isOpen(line)).toBe(true)
  await start({ email: "ada@example.org", password: "woven gold on dark cloth" })
  expect(await isOpen(line)).toBe(false)
})
