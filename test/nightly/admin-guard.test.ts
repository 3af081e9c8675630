import type { RouteConfigEntry } from "@react-router/dev/routes"
import { beforeAll, describe, expect, test } from "vitest"
import { createAdmin } from "#app/auth/sign-in/new-admins.server.ts"
import { applications, sessions, settings, users } from "#app/lib/db/schema.ts"
import { submit } from "#app/listings/application/test-support.ts"
import routeConfig from "#app/routes.ts"
import { origin, useApp } from "#test/app.ts"
import { sampleOf } from "#test/sample.ts"

const app = useApp()
const secret = "Nobody Outside May Read This Ltd"
const admin = { email: "ada@example.org", password: "woven gold on dark cloth" }

/** Every address of the route table with its parameters filled in, and its React Router id. */
function addresses(entries: RouteConfigEntry[], base = ""): { path: string; id: string }[] {
  return entries.flatMap(({ path = "", file, children = [] }) => {
    const full = path ? `${base}/${path}` : base
    const id = file.replace(/\.tsx$/, "")
    return [
      { path: full.replace(":id", "1").replace(":token", "x") || "/", id },
      ...addresses(children, full),
    ]
  })
}

const guarded = addresses(await routeConfig).filter(
  ({ path }) =>
    path.startsWith("/admin") && !/^\/admin\/(login|logout|setup|password-reset|invitation)/.test(path),
)

/** Other spellings of an address that a server might treat as the same. */
const spellings = (path: string) => [
  path,
  `${path}/`,
  `${origin}/${path}`,
  path.replace("/admin", "/%61dmin"),
  path.replace("/admin", "/admin/."),
  path.replace("/admin", "/merchants/../admin"),
  path.replace("/admin/", "/admin//"),
  path.replace("/admin/", "/admin%2F"),
  path.replace("/admin", "/ADMIN"),
  `${path}?index`,
]

const dataSpellings = (path: string, id: string) => [
  `${path}.data`,
  `${path}.data?_routes=${encodeURIComponent(id)}`,
  `${path}.data?_routes=routes%2Fadmin-merchants`,
  `${path}/_.data`,
  `${path}%2Edata`,
  `/${path}.data`,
  `${path}.data?_routes=`,
  `${path}.data?index&_routes=${encodeURIComponent(`${id},root`)}`,
]

beforeAll(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  const outcome = await submit(
    app.db,
    { businessName: secret, ownerName: secret, description: secret, directoryCategory: "Services" },
    { now: app.now },
  )
  expect(outcome).toEqual({ kind: "stored" })
  expect(await createAdmin(app.db, admin, app.now)).toMatchObject({ kind: "created" })
})

async function signIn(): Promise<string> {
  const response = await app.fetch("/admin/login", { method: "POST", body: new URLSearchParams(admin) })
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ")
}

/** Expects what an anonymous visitor may get: a redirect to the login, a refusal, or 404, and no stored data. */
async function expectShut(path: string, init: RequestInit = {}) {
  const response = await app.fetch(path, init)
  const body = await response.text()
  const what = `${init.method ?? "GET"} ${path}: ${response.status}`
  expect(body, what).not.toContain(secret)
  expect(body, what).not.toContain("owner@shop.example")
  if (response.status === 202) expect(body, what).toContain("/admin/login")
  else if (response.status === 302) expect(response.headers.get("location"), what).toMatch(/^\/admin\/login/)
  else if (response.status === 308) {
    // A redirect to another spelling is followed; only its target counts.
    expect(body, what).toBe("")
    await expectShut(response.headers.get("location") ?? "", init)
  } else expect([400, 403, 404, 405], what).toContain(response.status)
}

const writes = ["POST", "PUT", "PATCH", "DELETE"]

/** Requests every address in every spelling with GET, and with one of the writing methods. */
async function expectEverythingShut(cookie: string) {
  const headers = { cookie }
  const who = expect.getState().currentTestName
  for (const { path, id } of guarded) {
    for (const spelling of spellings(path)) await expectShut(spelling, { headers })
    for (const spelling of dataSpellings(path, id)) await expectShut(spelling, { headers })
    for (const target of [...spellings(path), `${path}.data`, `/${path}.data`])
      for (const method of sampleOf(`${who} ${target}`, writes)) {
        const body = new URLSearchParams({
          id: "1",
          intent: "approve",
          stage: "live",
          directoryCategory: "Technology",
        })
        await expectShut(target, { method, headers, body })
      }
  }
  expect(await app.db.select().from(applications)).toEqual([
    expect.objectContaining({ status: "pending", reviewStartedAt: null, directoryCategory: "services" }),
  ])
  expect(await app.db.select().from(settings)).toEqual([])
}

test("the test covers the whole back office", () => {
  expect(guarded.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      "/admin",
      "/admin/merchants",
      "/admin/merchants/1",
      "/admin/merchants/reject",
      "/admin/settings",
    ]),
  )
})

test("an administrator can read what visitors cannot", async () => {
  const page = await app.fetch("/admin/merchants", { headers: { cookie: await signIn() } })
  expect(page.status).toBe(200)
  expect(await page.text()).toContain(secret)
})

describe("no address of the back office answers", { timeout: 180_000 }, () => {
  test("an anonymous visitor", async () => {
    await expectEverythingShut("")
  })

  test("a visitor with an invented session", async () => {
    await expectEverythingShut("session=bWFkZSB1cA.x; __Host-session=y")
  })

  test("a visitor whose session has ended", async () => {
    const cookie = await signIn()
    const then = app.now
    app.now = new Date(then.getTime() + 31 * 60_000)
    await expectEverythingShut(cookie)
    app.now = then
  })

  test("a former administrator", async () => {
    await app.db.delete(sessions)
    const cookie = await signIn()
    await app.db.update(users).set({ isAdmin: false })
    await expectEverythingShut(cookie)
    expect(await app.db.select().from(sessions)).toEqual([])
  })
})
