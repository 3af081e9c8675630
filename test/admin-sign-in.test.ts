import { beforeEach, describe, expect, test } from "vitest"
import { createAdmin } from "#app/auth/sign-in/new-admins.server.ts"
import { createSetupLink } from "#app/auth/sign-in/setup-links.server.ts"
import { auditLog, rateLimits, sessions, settings, setupLinks, users } from "#app/lib/db/schema.ts"
import { origin, useApp } from "./app.ts"

const app = useApp()
const email = "ada@example.org"
const password = "woven gold on dark cloth"

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const table of [users, rateLimits, setupLinks]) await app.db.delete(table)
})

const addAdmin = () => createAdmin(app.db, { email, password }, app.now)

const pass = (minutes: number) => {
  app.now = new Date(app.now.getTime() + minutes * 60_000)
}

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  return app.fetch(path, { method: "POST", body: new URLSearchParams(fields), headers })
}

const logIn = (fields: Record<string, string> = {}, headers: Record<string, string> = {}) =>
  post("/admin/login", { email, password, ...fields }, headers)

/** The Cookie header that a browser sends after this response. */
function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .filter((cookie) => !/max-age=0/i.test(cookie))
    .map((cookie) => cookie.split(";")[0])
    .join("; ")
}

async function logInCookies(): Promise<string> {
  await addAdmin()
  const response = await logIn()
  expect(response.status).toBe(303)
  return cookiesOf(response)
}

const get = (path: string, cookie = "") => app.fetch(path, { headers: { cookie } })
const count = async (table: typeof sessions | typeof users) => (await app.db.select().from(table)).length
const actions = async () =>
  (await app.db.select().from(auditLog).orderBy(auditLog.id)).map((row) => row.action)

describe("logging in", () => {
  test("opens the dashboard and gives the browser a session cookie and a device cookie", async () => {
    await addAdmin()
    const response = await logIn()
    expect(response.status).toBe(303)
    expect(response.headers.get("location")).toBe("/admin")
    expect(response.headers.get("cache-control")).toBe("no-store")
    expect(response.headers.getSetCookie()).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^session=.+; Max-Age=43200; Path=\/; HttpOnly; SameSite=Lax$/),
        expect.stringMatching(/^device=.+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/),
      ]),
    )
    expect(await actions()).toContain("admin.signed-in")
    const dashboard = await get("/admin", cookiesOf(response))
    expect(dashboard.status).toBe(200)
    expect(await dashboard.text()).toContain(email)
  })

  test("continues to the requested page, and to no other site", async () => {
    await addAdmin()
    const wanted = await get("/admin/merchants?status=pending")
    expect(wanted.status).toBe(302)
    const loginPath = wanted.headers.get("location") ?? ""
    expect(loginPath).toBe("/admin/login?next=%2Fadmin%2Fmerchants%3Fstatus%3Dpending")
    const form = await (await get(loginPath)).text()
    expect(form).toMatch(/<input type="hidden" name="next" value="\/admin\/merchants\?status=pending"/)
    const ok = await logIn({ next: "/admin/merchants?status=pending" })
    expect(ok.headers.get("location")).toBe("/admin/merchants?status=pending")
    for (const next of ["https://evil.example/admin", "//evil.example", "/admin/..//evil.example"])
      expect((await logIn({ next })).headers.get("location")).toBe("/admin")
  })

  test("requires both fields", async () => {
    const response = await logIn({ email: "", password: "" })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toMatch(/<input[^>]*id="email"[^>]*aria-invalid="true"/)
    expect(page).toMatch(/<input[^>]*id="password"[^>]*aria-invalid="true"/)
  })

  test("gives the same response to an unknown account and a wrong password, and returns only the email address", async () => {
    await addAdmin()
    const wrong = await logIn({ password: "certainly not this one" })
    const unknown = await logIn({ email: "nobody@example.org", password: "certainly not this one" })
    expect([wrong.status, unknown.status]).toEqual([401, 401])
    const [wrongPage, unknownPage] = [await wrong.text(), await unknown.text()]
    expect(wrongPage).toContain("Invalid credentials")
    expect(wrongPage).toContain(`value="${email}"`)
    expect(wrongPage).not.toContain("certainly not this one")
    expect(unknownPage.replaceAll("nobody@example.org", email)).toBe(wrongPage)
    expect(wrong.headers.getSetCookie()).toEqual([])
    expect(await count(sessions)).toBe(0)
  })

  test("refuses an account that is not an administrator's", async () => {
    await addAdmin()
    await app.db.update(users).set({ isAdmin: false })
    const response = await logIn()
    expect(response.status).toBe(403)
    expect(await response.text()).toContain("Unauthorized access")
    expect(response.headers.getSetCookie()).toEqual([])
    expect(await count(sessions)).toBe(0)
  })

  test("says from the fifth failure on how long to wait, and then works again", async () => {
    await addAdmin()
    for (let i = 0; i < 5; i++) expect((await logIn({ password: "certainly not this one" })).status).toBe(401)
    const refused = await logIn()
    expect(refused.status).toBe(429)
    expect(refused.headers.get("retry-after")).toBe("1")
    expect(await refused.text()).toContain("wait 1 second")
    pass(1 / 60)
    expect((await logIn()).status).toBe(303)
  })

  test("counts an IPv6 /64 network as one visitor, and another network separately", async () => {
    await addAdmin()
    const from = (address: string) => ({ "x-forwarded-for": address })
    const guess = (i: number) => logIn({ email: `person${i}@example.org` }, from(`2001:db8:1:2::${i}`))
    for (let i = 0; i < 5; i++) expect((await guess(i)).status).toBe(401)
    expect((await guess(6)).status).toBe(429)
    expect((await logIn({}, from("2001:db8:1:3::1"))).status).toBe(303)
  })

  test("is skipped by a signed-in administrator", async () => {
    const cookie = await logInCookies()
    const response = await get("/admin/login", cookie)
    expect(response.status).toBe(302)
    expect(response.headers.get("location")).toBe("/admin")
    const withWish = await get("/admin/login?next=/admin/settings", cookie)
    expect(withWish.headers.get("location")).toBe("/admin/settings")
  })

  test("cannot be posted by another site", async () => {
    await addAdmin()
    expect((await logIn({}, { origin: "https://evil.example" })).status).toBe(403)
    expect(await count(sessions)).toBe(0)
  })
})

describe("the authenticated layout", () => {
  const paths = ["/admin", "/admin/merchants", "/admin/settings"]

  test.each(paths)(
    "redirects an anonymous visitor at %s to the login, for the document and for its data",
    async (path) => {
      const document = await get(path)
      expect(document.status).toBe(302)
      expect(document.headers.get("location")).toMatch(/^\/admin\/login/)
      expect(document.headers.get("cache-control")).toBe("no-store")

      const dataPath = path === "/admin" ? "/admin.data" : `${path}.data`
      for (const query of [
        "",
        "?_routes=routes%2Fadmin",
        "?_routes=routes%2Fadmin-dashboard",
        "?_routes=root",
      ]) {
        const answer = await get(dataPath + query)
        const text = await answer.text()
        expect(text, dataPath + query).toContain("/admin/login")
        expect(text).toContain("SingleFetchRedirect")
      }
    },
  )

  test("refuses an anonymous POST before it does anything", async () => {
    const response = await post("/admin/settings", { stage: "live" })
    expect(await app.db.select().from(settings)).toEqual([])
    expect(response.status).toBe(302)
    expect(response.headers.get("location")).toMatch(/^\/admin\/login/)
  })

  test("forbids caching of every page below it", async () => {
    const cookie = await logInCookies()
    for (const path of ["/admin", "/admin.data"])
      expect((await get(path, cookie)).headers.get("cache-control"), path).toBe("no-store")
  })

  test("requires a new sign-in after half an hour without activity", async () => {
    const cookie = await logInCookies()
    pass(29)
    expect((await get("/admin", cookie)).status).toBe(200)
    pass(31)
    expect((await get("/admin", cookie)).status).toBe(302)
    expect(await count(sessions)).toBe(0)
  })

  test("refuses an account that lost its role or was deleted", async () => {
    const cookie = await logInCookies()
    await app.db.update(users).set({ isAdmin: false })
    expect((await get("/admin", cookie)).status).toBe(302)
    expect((await get("/admin.data", cookie)).status).toBe(202)
  })
})

describe("logging out", () => {
  test("ends the session for every copy of its cookie", async () => {
    const cookie = await logInCookies()
    const response = await post("/admin/logout", {}, { cookie })
    expect(response.status).toBe(303)
    expect(response.headers.get("location")).toBe("/admin/login")
    expect(response.headers.getSetCookie()).toContainEqual(expect.stringMatching(/^session=; Max-Age=0/))
    expect(await count(sessions)).toBe(0)
    expect((await get("/admin", cookie)).status).toBe(302)
    expect(await actions()).toContain("admin.signed-out")
  })

  test("cannot be done by a link", async () => {
    const cookie = await logInCookies()
    const response = await get("/admin/logout", cookie)
    expect(response.status).toBe(302)
    expect(response.headers.get("location")).toBe("/admin")
    expect(await count(sessions)).toBe(1)
  })

  test("works for a visitor who is already signed out", async () => {
    expect((await post("/admin/logout", {})).status).toBe(303)
  })
})

describe("the setup link", () => {
  const replyTo = "hello@example.org"
  const newLink = async () => (await createSetupLink(app.db, origin, app.now)).slice(origin.length)

  test("creates the first administrator, signs in, and then no longer works", async () => {
    const link = await newLink()
    expect((await get(link)).status).toBe(200)
    const response = await post(link, { email, password, replyTo })
    expect(response.status).toBe(303)
    expect(response.headers.get("location")).toBe("/admin")
    expect((await get("/admin", cookiesOf(response))).status).toBe(200)

    for (const again of [
      await get(link),
      await post(link, { email: "eve@example.org", password, replyTo }),
    ]) {
      expect(again.status).toBe(404)
      expect(await again.text()).toContain("npm run admin:create")
    }
    expect(await count(users)).toBe(1)
  })

  test("creates one administrator when two people submit at once", async () => {
    const link = await newLink()
    const both = await Promise.all([
      post(link, { email, password, replyTo }),
      post(link, { email: "eve@example.org", password, replyTo }),
    ])
    expect(both.map((response) => response.status).toSorted()).toEqual([303, 404])
    expect(await count(users)).toBe(1)
  })

  test("refuses a short password, and still works", async () => {
    const link = await newLink()
    const response = await post(link, { email, password: "eleven char", replyTo })
    expect(response.status).toBe(422)
    const page = await response.text()
    expect(page).toContain(`value="${email}"`)
    expect(page).not.toContain("eleven char")
    expect((await get(link)).status).toBe(200)
  })

  test("asks for the address that receives the site's mail, and stores it", async () => {
    await app.db.delete(settings)
    const link = await newLink()
    for (const wrong of ["", "nobody"]) {
      const refused = await post(link, { email, password, replyTo: wrong })
      expect(refused.status).toBe(422)
      const page = await refused.text()
      expect(page).toContain('id="replyTo-error"')
      expect(page).toContain(`value="${email}"`)
    }
    expect(await count(users)).toBe(0)
    expect((await post(link, { email, password, replyTo })).status).toBe(303)
    expect(await app.db.select().from(settings)).toMatchObject([
      { key: "staff-mail", value: { addresses: [], replyTo } },
    ])
    const log = await app.db.select().from(auditLog)
    expect(log.findLast(({ action }) => action === "settings.staff-mail-changed")).toMatchObject({
      actor: email,
      details: { replyToBefore: null, replyToAfter: replyTo },
    })
  })

  test("answers 404 when it is wrong or a day old", async () => {
    const link = await newLink()
    expect((await get(`${link}x`)).status).toBe(404)
    pass(24 * 60)
    expect((await get(link)).status).toBe(404)
    expect((await post(link, { email, password, replyTo })).status).toBe(404)
    expect(await count(users)).toBe(0)
  })
})

test.each([
  ["GET", "/api/auth/get-session"],
  ["POST", "/api/auth/sign-up/email"],
  ["POST", "/api/auth/sign-in/email"],
  ["GET", "//api/auth/ok"],
  ["GET", "/api%2Fauth%2Fok"],
])("the library's own endpoint %s %s does not exist", async (method, path) => {
  const response = await app.fetch(origin + path, { method })
  expect(response.status).toBe(404)
})
