import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import { beforeAll, describe, expect, test, vi } from "vitest"
import { codeAt } from "#app/auth/second-factors/test-support.ts"
import { sessions, users } from "#app/lib/db/schema.ts"
import { none, origin, useApp } from "../app.ts"
import { Browser } from "../browser.ts"
import { elements, textOf } from "../html.ts"
import { whileReadOnly } from "../refusing.ts"
import { signIn } from "../staff.ts"
import { dataAddress, type Route, routes } from "./addresses.ts"
import { type FilledSite, fillSite, forgetAttempts } from "./filled-site.ts"

// Anonymous visitors, invented and expired sessions and other spellings of an address are tested in
// test/nightly/admin-guard.test.ts.

// Each test sends many requests, and the machine may be busy.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 })

const app = useApp()

const secret = "Nobody Outside May Read This"
const password = "woven gold on dark cloth"
let site: FilledSite
let staff: Browser

beforeAll(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  staff = await signIn(app)
  site = await fillSite(app, staff, secret)
})

/** Addresses under /admin that need no session, for signing in. Any other address under /admin must require one. */
const waysIn = [
  "/admin/login",
  "/admin/login/passkey",
  "/admin/login/second-step",
  "/admin/password-reset",
  "/admin/password-reset/:token",
  "/admin/invitation/:token",
  "/admin/logout",
  "/admin/setup/:token",
]
const guarded = routes.filter(({ pattern }) => pattern.startsWith("/admin") && !waysIn.includes(pattern))

/** Fields that commands of the back office accept. Each command reads the fields it knows. */
const fields = () => {
  const body = new URLSearchParams({
    ids: "1",
    id: "1",
    reason: "No reason",
    note: "A note",
    reply: "A reply",
    stage: "live",
    email: "mallory@example.org",
    title: "Taken over",
    content: "Taken over",
    story: "Taken over",
    category: "Business",
    author: "Mallory",
    kind: "community",
    date: "2026-06-06",
    time: "19:00",
    duration: "60",
    timeZone: "America/New_York",
    location: "Nowhere",
    description: "Taken over",
    directoryCategory: "Technology",
    revision: "1",
    version: "0",
    password: "another cloth of gold thread",
    current: password,
    submissionKey: randomUUID(),
    editorKey: randomUUID(),
    formKey: randomUUID(),
    intent: "approve",
  })
  return body
}

/** A fingerprint of everything stored, except attempt counters and the times at which sessions were used. */
async function everythingStored(): Promise<string> {
  const { rows } = await app.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const prints = rows
    .filter(({ name }) => !["rate_limits", "sessions", "used_challenges"].includes(name))
    .map(
      ({ name }) =>
        sql`select ${name} as name, count(*)::int as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as print from ${sql.identifier(name)} t`,
    )
  expect(prints.length).toBeGreaterThan(20)
  const found = await app.db.execute(sql`${sql.join(prints, sql` union all `)} order by 1`)
  return JSON.stringify(found.rows)
}

type Visitor = { cookie: string; headers?: Record<string, string> }

async function ask(address: string, method: "GET" | "POST", { cookie, headers = {} }: Visitor) {
  const init = method === "POST" ? { method, body: fields() } : { method }
  const response = await app.fetch(address, { ...init, headers: { ...(cookie && { cookie }), ...headers } })
  return { status: response.status, location: response.headers.get("location"), body: await response.text() }
}

const spelled = ({ pattern, id }: Route) => {
  const address = site.addressOf(pattern)
  return [
    address,
    dataAddress(address),
    dataAddress(address, id),
    dataAddress(address, "admin/dashboard/dashboard.route"),
  ]
}

/** Expects that this visitor can read nothing and change no row, at any address of the back office, with GET and POST. */
async function expectShut(visitor: Visitor, posts: "to the login" | "refused"): Promise<void> {
  const before = await everythingStored()
  for (const route of guarded)
    for (const address of spelled(route))
      for (const method of posts === "refused" ? (["POST"] as const) : (["GET", "POST"] as const)) {
        const { status, location, body } = await ask(address, method, visitor)
        const what = `${method} ${address}: ${status}`
        expect(body.includes(secret), what).toBe(false)
        if (posts === "refused") expect(status, what).toBe(403)
        else if (status === 302) expect(location, what).toMatch(/^\/admin\/login/)
        else if (status === 202) expect(body, what).toContain("/admin/login")
        else expect([404, 405], what).toContain(status)
      }
  expect(await everythingStored()).toBe(before)
}

test("the tests cover the whole back office, and only one known route is outside its authenticated layout", () => {
  expect(guarded.length).toBeGreaterThan(45)
  const elsewhere = guarded.filter(({ isBehindGuard }) => !isBehindGuard).map(({ pattern }) => pattern)
  expect(elsewhere).toEqual(["/admin/articles/:id/preview"])
})

test("a signed-in administrator can read every page from our own origin", async () => {
  const answered = []
  for (const { pattern } of guarded) {
    const { status } = await ask(site.addressOf(pattern), "GET", { cookie: staff.cookie })
    answered.push([pattern, status])
  }
  // These two accept only posts from a script.
  const onlyPosts = ["/admin/articles/preview", "/admin/articles/:id/draft"]
  expect(
    answered.filter(([pattern, status]) => status !== 200 && !onlyPosts.includes(String(pattern))),
  ).toEqual([])
})

test("opening a page of the site or the back office writes nothing", async () => {
  // These tables record when a session was used, and how often a limited action was tried.
  const noted = ["sessions", "rate_limits"]
  // Exports from the back office are written to the audit log.
  const copies = /\.csv$|^\/admin\/person\.json$/
  const writing: string[] = []
  await whileReadOnly(app.db, noted, async () => {
    for (const { pattern } of routes.filter(({ pattern }) => !copies.test(pattern)))
      for (const cookie of pattern.startsWith("/admin") ? [staff.cookie] : ["", staff.cookie]) {
        app.logLines.length = 0
        const { status } = await ask(site.addressOf(pattern), "GET", { cookie })
        const errors = app.logLines.filter((line) => JSON.parse(line).level === "error")
        if (status >= 500 || errors.length > 0) writing.push(pattern)
      }
  })
  expect(writing).toEqual([])
})

describe("every page and command of the back office refuses", () => {
  test("a visitor who has entered the password but not the second step", async () => {
    const email = "chi@example.org"
    const owner = await signIn(app, email)
    await owner.open("/admin/account/authenticator")
    const key = elements(owner.document, "code").map(textOf).join("").replaceAll(" ", "")
    await owner.fill({ code: codeAt(key, app.now) }).press("Turn on")
    await forgetAttempts(app)
    const browser = await new Browser(app).open("/admin/login")
    await browser.fill({ email, password }).press("Log In")
    expect(browser.path).toMatch(/^\/admin\/login\/second-step/)
    await expectShut({ cookie: browser.cookie }, "to the login")
  })

  test("a visitor who has signed out but still has the cookie", async () => {
    const browser = await signIn(app, "dayo@example.org")
    const { cookie } = browser
    await browser.post("/admin/logout", new URLSearchParams())
    await expectShut({ cookie }, "to the login")
  })

  test("an administrator whose session was ended from another browser", async () => {
    const browser = await signIn(app, "ebo@example.org")
    await app.db.delete(sessions)
    await expectShut({ cookie: browser.cookie }, "to the login")
    await forgetAttempts(app)
    staff = await signIn(app, "femi@example.org")
  })

  test("an administrator whom a colleague removed from the team, in the same session", async () => {
    const email = "gozi@example.org"
    const removed = await signIn(app, email)
    const [row] = (await app.db.select().from(users)).filter((user) => user.email === email)
    await staff.open(`/admin/team/${row?.id}/remove`)
    await staff.press("Remove from the team")
    expect(staff.statuses[0]).toBe(303)
    await expectShut({ cookie: removed.cookie }, "to the login")
  })

  test.each<[string, Record<string, string>]>([
    ["another site", { origin: "https://evil.example" }],
    ["another port", { origin: "http://localhost:3001" }],
    ["a page without an origin", { origin: "null" }],
    [
      "another site by its Sec-Fetch-Site, whatever its Origin says",
      { origin, "sec-fetch-site": "cross-site" },
    ],
    ["a neighbor of our domain", { origin, "sec-fetch-site": "same-site" }],
    ["a program that names no origin", { origin: none }],
  ])("a signed-in administrator's commands from %s", async (_, headers) => {
    expect((await ask("/admin", "GET", { cookie: staff.cookie })).status).toBe(200)
    await expectShut({ cookie: staff.cookie, headers }, "refused")
  })
})

test("a command outside the back office is refused from another site too, signed in or not", async () => {
  const open = routes.filter(({ pattern }) => !pattern.startsWith("/admin") || waysIn.includes(pattern))
  const before = await everythingStored()
  for (const route of open)
    for (const address of spelled(route).slice(0, 2))
      for (const cookie of ["", staff.cookie]) {
        const { status } = await ask(address, "POST", { cookie, headers: { origin: "https://evil.example" } })
        expect([address, status]).toEqual([address, 403])
      }
  expect(await everythingStored()).toBe(before)
})
