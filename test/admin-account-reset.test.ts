import { beforeEach, describe, expect, test } from "vitest"
import { codeAt } from "#app/auth/second-factors/test-support.ts"
import { createAdmin } from "#app/auth/sign-in/new-admins.server.ts"
import { accountLinks, auditLog, mails, rateLimits, sessions, users } from "#app/lib/db/schema.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { logIn, signIn } from "./staff.ts"

const app = useApp()
const email = "ada@example.org"
const password = "woven gold on dark cloth"
const next = "another cloth of gold"

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const table of [users, rateLimits, mails, accountLinks]) await app.db.delete(table)
})

const pass = (minutes: number) => {
  app.now = new Date(app.now.getTime() + minutes * 60_000)
}
const lastEvent = async () => (await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1)
const ask = async (address = email, from = "203.0.113.7") =>
  (await new Browser(app, { "x-forwarded-for": from }).open("/admin/password-reset"))
    .fill({ email: address })
    .press("Send the link")

async function links(): Promise<string[]> {
  const sent = await app.db.select().from(mails).orderBy(mails.createdAt)
  return sent.flatMap((mail) => mail.text.match(/\/admin\/password-reset\/[\w-]+/)?.[0] ?? [])
}
const set = async (link: string, value = next) =>
  (await new Browser(app).open(link)).fill({ password: value }).press("Save password")
const signInWith = (value: string) => logIn(app, email, value)

test("the login page links to the password reset", async () => {
  const browser = await new Browser(app).open("/admin/login")
  expect(browser.href("Forgot your password?")).toBe("/admin/password-reset")
})

describe("requesting a reset link", () => {
  test("mails a link to the account and stores only its hash", async () => {
    await createAdmin(app.db, { email, password }, app.now)
    expect((await ask(" ADA@example.org ")).response.status).toBe(200)
    const [link = ""] = await links()
    const [mail] = await app.db.select().from(mails)
    expect(mail?.recipient).toBe(email)
    const token = link.split("/").at(-1) ?? ""
    expect(token).toHaveLength(32)
    expect(JSON.stringify(await app.db.select().from(accountLinks))).not.toContain(token)
    expect(JSON.stringify(await app.db.select().from(auditLog))).not.toContain(token)
  })

  test("gives an unknown address the same response, and stores only an audit entry without the address", async () => {
    await createAdmin(app.db, { email, password }, app.now)
    const known = await ask()
    await app.db.delete(mails)
    await app.db.delete(accountLinks)
    const unknown = await ask("nobody@example.org")
    expect(unknown.html.replaceAll("nobody@example.org", email)).toBe(known.html)
    expect(await app.db.select().from(mails)).toEqual([])
    expect(await app.db.select().from(accountLinks)).toEqual([])
    expect(await lastEvent()).toMatchObject({ action: "account.password-reset-asked", subjectId: "unknown" })
    expect(JSON.stringify([await lastEvent(), await app.db.select().from(rateLimits)])).not.toContain(
      "nobody",
    )
  })

  test("mails nobody who is not an administrator", async () => {
    await createAdmin(app.db, { email, password }, app.now)
    await app.db.update(users).set({ isAdmin: false })
    await ask()
    expect(await links()).toEqual([])
  })

  test("mails an account three times in half an hour; further requests change nothing, and the mailed links still work", async () => {
    await createAdmin(app.db, { email, password }, app.now)
    for (let i = 0; i < 10; i++) expect((await ask(email, `198.51.100.${i}`)).response.status).toBe(200)
    const sent = await links()
    expect(sent).toHaveLength(3)
    expect((await set(sent[0] ?? "")).path).toBe("/admin/login")
    pass(61)
    await ask()
    expect(await links()).toHaveLength(4)
  })

  test("leaves the owner a working link, however often others request one in the owner's name", async () => {
    await createAdmin(app.db, { email, password }, app.now)
    for (let minute = 0; minute < 120; minute++) {
      await ask(email, `198.51.100.${minute % 8}`)
      pass(1)
    }
    expect((await set((await links()).at(-1) ?? "")).path).toBe("/admin/login")
  })

  test("allows twenty requests per hour from one network", async () => {
    for (let i = 0; i < 20; i++) expect((await ask(`person${i}@example.org`)).response.status).toBe(200)
    const refused = await ask()
    expect(refused.response.status).toBe(429)
    expect(refused.response.headers.get("retry-after")).toBe("3600")
    expect(refused.value("email")).toBe(email)
    expect((await ask(email, "198.51.100.4")).response.status).toBe(200)
  })

  test("requires an email address", async () => {
    const browser = await new Browser(app).post(
      "/admin/password-reset",
      new URLSearchParams({ email: "ada" }),
    )
    expect(browser.response.status).toBe(422)
    expect(browser.field("email").attributes["aria-invalid"]).toBe("true")
  })
})

describe("the reset link", () => {
  async function linkFor(): Promise<string> {
    await createAdmin(app.db, { email, password }, app.now)
    await ask()
    return (await links())[0] ?? ""
  }

  test("changes nothing when opened, however often", async () => {
    const link = await linkFor()
    const before = await app.db.select().from(users)
    for (let i = 0; i < 3; i++) expect((await new Browser(app).open(link)).response.status).toBe(200)
    expect((await app.fetch(link, { method: "HEAD" })).status).toBe(200)
    expect(await app.db.select().from(users)).toEqual(before)
  })

  test("sets a new password, ends every session, mails the owner, and signs nobody in", async () => {
    const link = await linkFor()
    const open = await signIn(app)
    const browser = await set(link)
    expect(browser.path).toBe("/admin/login")
    expect(browser.cookie).not.toMatch(/session=/)
    expect(await app.db.select().from(sessions)).toEqual([])
    expect((await open.open("/admin")).path).toBe("/admin/login")
    expect((await app.db.select().from(mails)).map((mail) => mail.kind)).toContain("account-password-reset")
    expect((await signInWith(password)).response.status).toBe(401)
    expect((await signInWith(next)).path).toBe("/admin")
  })

  test("works once, closes the account's other links, and works for only one of two simultaneous requests", async () => {
    const link = await linkFor()
    await ask()
    const [, other = ""] = await links()
    const both = [await new Browser(app).open(link), await new Browser(app).open(link)]
    await Promise.all(both.map((browser) => browser.fill({ password: next }).press("Save password")))
    expect(both.map((browser) => browser.response.status).toSorted()).toEqual([200, 404])
    for (const used of [link, other]) expect((await new Browser(app).open(used)).response.status).toBe(404)
  })

  test("answers 404 after half an hour, when it is wrong, and when its owner has left", async () => {
    const link = await linkFor()
    expect((await new Browser(app).open(`${link}x`)).response.status).toBe(404)
    await app.db.update(users).set({ isAdmin: false })
    expect((await new Browser(app).open(link)).response.status).toBe(404)
    await app.db.update(users).set({ isAdmin: true })
    const open = await new Browser(app).open(link)
    pass(30)
    expect((await open.fill({ password: next }).press("Save password")).response.status).toBe(404)
    expect((await signInWith(password)).path).toBe("/admin")
  })

  test("refuses a password that is too short or too common, and still works afterwards", async () => {
    const link = await linkFor()
    for (const bad of ["eleven char", "password123456"]) {
      const refused = await set(link, bad)
      expect(refused.response.status).toBe(422)
      expect(refused.html).not.toContain(`value="${bad}"`)
    }
    expect((await set(link)).path).toBe("/admin/login")
  })

  test("makes the browser a known device, so that other people's failed attempts do not delay its owner", async () => {
    const link = await linkFor()
    const browser = await set(link)
    for (let i = 0; i < 6; i++) await signInWith("not the right password")
    expect((await signInWith(next)).response.status).toBe(429)
    await (await browser.open("/admin/login")).fill({ email, password: next }).press("Log In")
    expect(browser.path).toBe("/admin")
  })

  test("does not skip the second step", async () => {
    const browser = await signIn(app)
    await browser.open("/admin/account/authenticator")
    const secret = elements(browser.document, "code").map(textOf).join("").replaceAll(" ", "")
    await browser.fill({ code: codeAt(secret, app.now) }).press("Turn on")
    await ask()
    await set((await links())[0] ?? "")
    expect((await signInWith(next)).path).toMatch(/^\/admin\/login\/second-step/)
  })
})
