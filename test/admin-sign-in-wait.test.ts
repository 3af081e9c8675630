import { beforeEach, describe, expect, test } from "vitest"
import { accountLinks, auditLog, mails, rateLimits, users } from "#app/db/schema.ts"
import { createAdmin } from "#app/features/sign-in/new-admins.server.ts"
import { codeAt } from "#app/platform/second-factors/test-support.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const email = "ada@example.org"
const password = "woven gold on dark cloth"
/** One network, from which wrong passwords come and the owner as well. */
const from = { "x-forwarded-for": "203.0.113.7" }

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const table of [users, rateLimits, mails, accountLinks]) await app.db.delete(table)
})

const pass = (minutes: number) => {
  app.now = new Date(app.now.getTime() + minutes * 60_000)
}
const lastEvent = async () => (await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1)
const logIn = async (browser: Browser, value = password) =>
  (await browser.open("/admin/login")).fill({ email, password: value }).press("Log In")
async function attack(): Promise<void> {
  for (let i = 0; i < 6; i++) await logIn(new Browser(app, from), "not the right password")
}
const ask = async (address = email, headers: Record<string, string> = from) =>
  (await new Browser(app, headers).open("/admin/login/wait")).fill({ email: address }).press("Send the link")
async function links(): Promise<string[]> {
  const sent = await app.db.select().from(mails).orderBy(mails.createdAt)
  return sent.flatMap((mail) => mail.text.match(/\/admin\/login\/wait\/[\w-]+/)?.[0] ?? [])
}
const lift = async (browser: Browser, link: string) =>
  (await browser.open(link)).press("End the wait in this browser")

describe("who has to wait", () => {
  test("is offered a link by mail that ends the wait in one browser, and still gives the password", async () => {
    await createAdmin(app.db, { email, password }, app.now)
    await attack()
    const browser = await logIn(new Browser(app, from))
    expect(browser.response.status).toBe(429)
    await browser.open(browser.href("Email me a link so I don't have to wait"))
    await browser.fill({ email }).press("Send the link")
    const [link = ""] = await links()

    await lift(browser, link)
    expect(browser.path).toBe("/admin/login")
    expect(await lastEvent()).toMatchObject({ action: "account.sign-in-wait-lifted", actorId: null })
    expect((await logIn(new Browser(app, from))).response.status).toBe(429)
    expect((await logIn(browser, "not the right password")).response.status).toBe(401)
    expect((await logIn(browser)).path).toBe("/admin")
  })

  test("is still asked for the second step, whose wrong codes of others do not count for this browser", async () => {
    const owner = await signIn(app)
    await owner.open("/admin/account/authenticator")
    const secret = elements(owner.document, "code").map(textOf).join("").replaceAll(" ", "")
    await owner.fill({ code: codeAt(secret, app.now) }).press("Turn on")
    pass(2)
    const thief = await logIn(new Browser(app, from))
    for (let i = 0; i < 6; i++) await thief.fill({ code: "000000" }).press("Log In")
    expect(thief.response.status).toBe(429)
    expect(thief.href("Email me a link so I don't have to wait")).toBe("/admin/login/wait")

    await ask()
    const browser = new Browser(app, from)
    await lift(browser, (await links()).at(-1) ?? "")
    await logIn(browser)
    expect(browser.path).toMatch(/^\/admin\/login\/second-step/)
    await browser.fill({ code: codeAt(secret, app.now) }).press("Log In")
    expect(browser.path).toBe("/admin")
  })
})

describe("asking for it", () => {
  test("answers an unknown address alike, and leaves nothing but an audit entry that does not name it", async () => {
    await createAdmin(app.db, { email, password }, app.now)
    const known = await ask()
    for (const table of [mails, accountLinks]) await app.db.delete(table)
    const unknown = await ask("nobody@example.org")
    expect(unknown.html.replaceAll("nobody@example.org", email)).toBe(known.html)
    expect([...(await app.db.select().from(mails)), ...(await app.db.select().from(accountLinks))]).toEqual(
      [],
    )
    expect(await lastEvent()).toMatchObject({ action: "account.sign-in-wait-asked", subjectId: "unknown" })
  })

  test("fills no mailbox: one an hour, and the one before works until after the next", async () => {
    await createAdmin(app.db, { email, password }, app.now)
    for (let i = 0; i < 60; i++) await ask(email, { "x-forwarded-for": `198.51.100.${i}` })
    expect(await links()).toHaveLength(1)
    pass(61)
    const browser = new Browser(app, from)
    expect((await lift(browser, (await links())[0] ?? "")).path).toBe("/admin/login")
    await ask()
    expect(await links()).toHaveLength(2)
  })

  test("takes nothing from the links for a new password", async () => {
    await createAdmin(app.db, { email, password }, app.now)
    for (let i = 0; i < 5; i++) await ask()
    await new Browser(app).post("/admin/password-reset", new URLSearchParams({ email }))
    expect((await app.db.select().from(mails)).map(({ kind }) => kind).toSorted()).toEqual([
      "password-reset-link",
      "sign-in-wait-link",
    ])
  })
})

describe("the link", () => {
  test("does nothing by being opened, works once, and not after two hours or for who left", async () => {
    await createAdmin(app.db, { email, password }, app.now)
    await ask()
    const [link = ""] = await links()
    const browser = new Browser(app)
    expect((await browser.open(link)).response.status).toBe(200)
    expect(browser.cookie).not.toContain("device")
    await app.db.update(users).set({ isAdmin: false })
    expect((await new Browser(app).open(link)).response.status).toBe(404)
    await app.db.update(users).set({ isAdmin: true })
    const late = await new Browser(app).open(link)
    await lift(browser, link)
    expect(browser.cookie).toContain("device")
    expect((await late.press("End the wait in this browser")).response.status).toBe(404)
    expect(late.cookie).not.toContain("device")

    pass(61)
    await ask()
    const next = (await links()).at(-1) ?? ""
    pass(120)
    expect((await new Browser(app).open(next)).response.status).toBe(404)
  })

  test.each([
    ["five hours", 5],
    ["a year", 365 * 24],
  ])("that a clock %s ahead has made does not work", async (_, hours) => {
    await createAdmin(app.db, { email, password }, app.now)
    pass(hours * 60)
    await ask()
    pass(-hours * 60)
    expect((await new Browser(app).open((await links())[0] ?? "")).response.status).toBe(404)
  })
})
