import path from "node:path"
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { codeAt } from "#app/auth/second-factors/test-support.ts"
import { sessionCookie } from "#app/auth/sessions/session-cookie.server.ts"
import { migrateDatabase } from "#app/lib/db/client.server.ts"
import { origin, testSecrets, useApp } from "../app.ts"
import { Browser } from "../browser.ts"
import { createTestDatabase } from "../database.ts"
import { waitUntil } from "../wait-until.ts"
import { loadFullSite, siteMoment, staff } from "./full-site.ts"

let drop: () => Promise<void>
const app = useApp({}, async () => {
  const created = await createTestDatabase("template1")
  drop = created.drop
  await loadFullSite(created.connection)
  await migrateDatabase(created.connection, path.resolve("app/lib/db/migrations"))
  return created.connection
})
afterAll(() => drop?.())
beforeEach(() => {
  app.now = new Date(siteMoment.getTime() + 60_000)
})

// A page waits half a second for the announcement and then renders without it. On a busy machine the first one may take longer.
beforeAll(() => {
  app.now = new Date(siteMoment.getTime() + 60_000)
  return waitUntil(async () => expect((await visit("/")).text).toContain("tonight"))
})

const visit = (address: string) => new Browser(app).open(address)
async function signInAs({ email, password }: { email: string; password: string }): Promise<Browser> {
  const browser = await visit("/admin/login")
  return browser.fill({ email, password }).press("Log In")
}

describe("visitors of an upgraded site", () => {
  test.each([
    ["/", "Town hall <tonight> & tomorrow"],
    ["/merchant-directory?q=cloth+by+wire", "Cloth by Wire"],
    ["/merchant-directory/cloth-by-wire", "Online business"],
    ["/merchant-directory/online-in-name", "Online, GA"],
    ["/blog", "How Business met the market"],
    ["/blog/market-day", "We sold everything."],
    ["/events", "Monthly town hall"],
    ["/events/lagos-meets-2027-07-01", "Lagos meets Accra"],
    ["/community", "Back again"],
    ["/town-halls", "This event has been cancelled."],
  ])("see the earlier content at %s", async (address, text) => {
    const browser = await visit(address)
    expect([browser.response.status, browser.text]).toEqual([200, expect.stringContaining(text)])
  })

  test("are redirected from an article's former address to its present one", async () => {
    const response = await app.fetch("/blog/first-address")
    expect([response.status, response.headers.get("location")]).toEqual([301, "/blog/market-day"])
  })

  test("can use the links in the mails they have", async () => {
    const { rows } = await app.pool.query<{ text: string }>("select text from mails where status <> 'sent'")
    const pages =
      /\/(merchant-register\/status|newsletter\/\w+|town-halls\/\w+|admin\/(?:invitation|password-reset))\/[\w-]+/g
    const links = rows.flatMap(({ text }) => [...text.matchAll(pages)])
    for (const [address] of links)
      expect([address, (await visit(address)).response.status]).toEqual([address, 200])
    expect([...new Set(links.map(([, page]) => page))].sort()).toEqual([
      "admin/invitation",
      "admin/password-reset",
      "merchant-register/status",
      "newsletter/confirm",
      "newsletter/manage",
      "town-halls/unsubscribe",
    ])
  })
})

describe("administrators of an upgraded site", () => {
  test("sign in with their old password and find the earlier data", async () => {
    const browser = await signInAs(staff.ada)
    expect(browser.path).toBe("/admin")
    for (const [address, text] of [
      ["/admin/merchants?q=waiting", "Waiting Room"],
      ["/admin/merchants?status=spam", "Cheap Watches"],
      ["/admin/submissions", "How Technology met the market"],
      ["/admin/contacts", "Chidi Eze 1"],
      ["/admin/subscribers", "reader@example.org"],
      ["/admin/subscribers/town-halls", "ngozi@example.org"],
      ["/admin/events", "Deleted by mistake"],
      ["/admin/articles", "Taken back"],
      ["/admin/mail?status=dead", "owner@street.example"],
      ["/admin/audit?kind=merchant", "kofi@example.org"],
      ["/admin/audit?action=merchant.rejected", "demo data"],
      ["/admin/team", "grace@example.org"],
      ["/admin/settings/mail", "Emails to the staff now go to: team@example.org"],
      ["/admin/status", "Mail"],
    ] as const) {
      await browser.open(address)
      expect([address, browser.response.status, browser.text]).toEqual([
        address,
        200,
        expect.stringContaining(text),
      ])
    }
  })

  test("are still signed in with their old sessions", async () => {
    const site = { secrets: testSecrets, publicUrl: origin }
    const cookie = await sessionCookie("staff", site).issue("6chEJI55eFu2LB83KfSSKgiAHUA5C3tu")
    const response = await app.fetch("/admin", { headers: { cookie: cookie.split(";")[0] ?? "" } })
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining(staff.ada.email)])
  })

  test("can approve an earlier application, and visitors see its listing", async () => {
    const browser = await signInAs(staff.ada)
    await browser.open("/admin/merchants?status=pending&q=waiting")
    await browser.press("Approve Waiting Room")
    expect(browser.text).toContain("Merchant approved successfully")
    expect((await visit("/merchant-directory/waiting-room")).text).toContain("Waiting Room")
    expect((await visit("/merchant-directory?q=waiting+room")).text).toContain("Waiting Room")
  })

  test("still need their second step, and their authenticator app and recovery codes still work", async () => {
    const byApp = await signInAs(staff.bola)
    expect(byApp.path).toMatch(/^\/admin\/login\/second-step/)
    await byApp.fill({ code: codeAt(staff.bola.secret, app.now) }).press("Log In")
    expect(byApp.path).toBe("/admin")
    const byCode = await signInAs(staff.bola)
    await byCode.fill({ recoveryCode: staff.bola.recoveryCode }).press("Use the recovery code")
    expect(byCode.path).toBe("/admin")
  })
})
