import { desc, eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { listAdminEmails } from "#app/auth/accounts/accounts.server.ts"
import { codeAt } from "#app/auth/second-factors/test-support.ts"
import { removeAdmin } from "#app/auth/team/team.server.ts"
import {
  accountLinks,
  auditLog,
  authenticators,
  mails,
  passkeys,
  rateLimits,
  sessions,
  settings,
  users,
} from "#app/lib/db/schema.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { logIn, signIn } from "./staff.ts"

const app = useApp()
const bola = "bola@example.org"
const password = "woven gold on dark cloth"

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const table of [users, rateLimits, mails, accountLinks]) await app.db.delete(table)
})

const pass = (hours: number) => {
  app.now = new Date(app.now.getTime() + hours * 3_600_000)
}
const form = (fields: Record<string, string>) => new URLSearchParams(fields)
const lastEvent = async () => (await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1)
const mailsOf = async (kind: string) =>
  app.db.select().from(mails).where(eq(mails.kind, kind)).orderBy(mails.createdAt)
const idOf = async (email: string) =>
  (await app.db.select({ id: users.id }).from(users).where(eq(users.email, email)))[0]?.id ?? ""
const invite = async (browser: Browser, email = bola) =>
  (await browser.open("/admin/team/invite")).fill({ email }).press("Send invitation")
/** Finds the mail by its recipient, because mails of the same moment have no order. */
const linkFor = async (email = bola) =>
  (await mailsOf("invitation"))
    .find(({ recipient }) => recipient === email)
    ?.text.match(/\/admin\/invitation\/[\w-]+/)?.[0] ?? ""
const accept = async (link: string, value = "another cloth of gold") =>
  (await new Browser(app).open(link)).fill({ password: value }).press("Create my account")

describe("inviting", () => {
  test("mails a link that creates an account with one POST, signs in, and then no longer works", async () => {
    const ada = await signIn(app)
    await invite(ada)
    expect(ada.path).toBe("/admin/team")
    expect(ada.text).toContain(bola)
    expect(await lastEvent()).toMatchObject({
      action: "team.invited",
      actor: "ada@example.org",
      subjectId: bola,
    })
    const link = await linkFor()
    for (let i = 0; i < 2; i++) expect((await new Browser(app).open(link)).response.status).toBe(200)
    expect(await idOf(bola)).toBe("")

    const browser = await accept(link)
    expect(browser.path).toBe("/admin")
    expect(browser.text).toContain(bola)
    expect(await mailsOf("account-team-joined")).toMatchObject([{ recipient: null }])
    expect((await new Browser(app).open(link)).response.status).toBe(404)
    expect((await ada.open("/admin/team")).text).toContain("No open invitations")
  })

  test("creates one account when two people use the same link at once", async () => {
    const ada = await signIn(app)
    await invite(ada)
    const link = await linkFor()
    const both = [await new Browser(app).open(link), await new Browser(app).open(link)]
    await Promise.all(
      both.map((browser, i) =>
        browser.fill({ password: `another cloth of gold ${i}` }).press("Create my account"),
      ),
    )
    expect(both.map((browser) => browser.response.status).toSorted()).toEqual([200, 404])
  })

  test("expires after three days, when revoked, and when sent again", async () => {
    const ada = await signIn(app)
    await invite(ada)
    const first = await linkFor()
    await ada.press(`Send again to ${bola}`)
    expect(await mailsOf("invitation")).toHaveLength(2)
    const second = (await mailsOf("invitation"))
      .map((mail) => mail.text.match(/\/admin\/invitation\/[\w-]+/)?.[0] ?? "")
      .find((link) => link !== first)
    expect((await new Browser(app).open(first)).response.status).toBe(404)
    expect((await new Browser(app).open(second ?? "")).response.status).toBe(200)
    await ada.press(`Withdraw the invitation of ${bola}`)
    expect(await lastEvent()).toMatchObject({ action: "team.invitation-withdrawn" })
    expect((await new Browser(app).open(second ?? "")).response.status).toBe(404)
    await app.db.delete(mails)
    await invite(ada)
    const late = await new Browser(app).open(await linkFor())
    pass(72)
    expect(
      (await late.fill({ password: "another cloth of gold" }).press("Create my account")).response.status,
    ).toBe(404)
    expect(await idOf(bola)).toBe("")
  })

  test("refuses team members and invalid addresses, and sends nothing to people who were not invited", async () => {
    const ada = await signIn(app)
    expect((await invite(ada, "ADA@example.org")).response.status).toBe(409)
    expect(
      (
        await ada
          .open("/admin/team/invite")
          .then((page) => page.fill({ email: "bola" }).press("Send invitation"))
      ).response.status,
    ).toBe(422)
    expect(ada.value("email")).toBe("bola")
    expect((await ada.post("/admin/team", form({ intent: "resend", email: bola }))).response.status).toBe(404)
    expect(await mailsOf("invitation")).toEqual([])
  })

  test("refuses a short or common password, and the link still works", async () => {
    await invite(await signIn(app))
    const link = await linkFor()
    for (const bad of ["eleven char", "password123456"])
      expect((await accept(link, bad)).response.status).toBe(422)
    expect((await accept(link)).path).toBe("/admin")
  })
})

describe("logging a colleague out", () => {
  test("ends all of the colleague's sessions at once, and leaves the account", async () => {
    const ada = await signIn(app)
    const theirs = [await signIn(app, bola), await signIn(app, bola)]
    await ada.open("/admin/team")
    await ada.press(`Log out ${bola} everywhere`)
    expect(ada.path).toBe("/admin/team")
    expect(ada.text).toContain(`${bola} is logged out of every browser`)
    expect(await lastEvent()).toMatchObject({
      action: "account.sessions-ended",
      actor: "ada@example.org",
      subjectId: await idOf(bola),
      details: { count: 2 },
    })
    for (const browser of theirs) expect((await browser.open("/admin")).path).toBe("/admin/login")
    expect(ada.text).toContain("Not signed in now")
    expect((await logIn(app, bola)).path).toBe("/admin")
  })

  test("is offered only for colleagues who are signed in", async () => {
    const ada = await signIn(app)
    await signIn(app, bola)
    pass(0.4)
    await ada.open("/admin")
    pass(0.4)
    await ada.open("/admin/team")
    expect(ada.text).toContain("Not signed in now")
    expect(() => ada.press(`Log out ${bola} everywhere`)).toThrow()
    expect(() => ada.press("Log out ada@example.org everywhere")).toThrow()
  })

  test("asks for the password again, and is refused for people outside the team", async () => {
    const ada = await signIn(app)
    await signIn(app, bola)
    const end = (email: string) => ada.post("/admin/team", form({ intent: "end-sessions", email }))
    expect((await end("nobody@example.org")).response.status).toBe(404)
    pass(0.2)
    expect((await end(bola)).path).toMatch(/^\/admin\/account\/confirm/)
    expect(await app.db.select().from(sessions)).toHaveLength(2)
  })
})

describe("removing", () => {
  test("asks first, then removes the role and every passkey, ends all sessions and sends a mail", async () => {
    const ada = await signIn(app)
    const theirs = await signIn(app, bola)
    const id = await idOf(bola)
    await app.db
      .insert(authenticators)
      .values({ userId: id, sealedSecret: "x", confirmedAt: app.now, createdAt: app.now })
    await app.db.insert(passkeys).values({
      id: "key",
      userId: id,
      name: "Phone",
      publicKey: "x",
      counter: 0,
      transports: [],
      isBackedUp: false,
      createdAt: app.now,
    })
    await ada.open("/admin/team")
    const link = elements(ada.document, "a").find((one) => one.attributes["aria-label"] === `Remove ${bola}`)
    await ada.open(link?.attributes.href ?? "")
    await ada.press("Remove from the team")
    expect(ada.path).toBe("/admin/team")
    expect(await lastEvent()).toMatchObject({
      action: "admin.removed",
      subjectId: id,
      details: { email: bola },
    })
    expect((await theirs.open("/admin")).path).toBe("/admin/login")
    expect(await mailsOf("account-team-left")).toMatchObject([{ recipient: bola }])
    expect([
      ...(await app.db.select().from(authenticators)),
      ...(await app.db.select().from(passkeys)),
    ]).toEqual([])
    const again = await (await new Browser(app).open("/admin/login"))
      .fill({ email: bola, password })
      .press("Log In")
    expect(again.response.status).toBe(403)
    expect(again.text).toContain("Unauthorized access")
  })

  test("revokes the invitations that the colleague sent, and leaves other invitations", async () => {
    const ada = await signIn(app)
    const theirs = await signIn(app, bola)
    await invite(theirs, "own.second@example.org")
    const link = await linkFor("own.second@example.org")
    await invite(ada, "chidi@example.org")
    const others = await linkFor("chidi@example.org")
    await ada.open(`/admin/team/${await idOf(bola)}/remove`)
    await ada.press("Remove from the team")
    expect((await new Browser(app).open(link)).response.status).toBe(404)
    expect(await idOf("own.second@example.org")).toBe("")
    const [event] = await app.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, "own.second@example.org"))
      .orderBy(desc(auditLog.id))
    expect(event).toMatchObject({ action: "team.invitation-withdrawn", actor: "ada@example.org" })
    expect((await accept(others)).path).toBe("/admin")
  })

  test("can be undone by an invitation, with a new password", async () => {
    const ada = await signIn(app)
    await signIn(app, bola)
    const id = await idOf(bola)
    await (await ada.open(`/admin/team/${id}/remove`)).press("Remove from the team")
    await invite(ada)
    expect((await accept(await linkFor())).path).toBe("/admin")
    expect(await idOf(bola)).toBe(id)
    const old = await (await new Browser(app).open("/admin/login"))
      .fill({ email: bola, password })
      .press("Log In")
    expect(old.response.status).toBe(401)
  })

  test("is refused for oneself, and for an unknown account", async () => {
    const ada = await signIn(app)
    const id = await idOf("ada@example.org")
    await ada.open(`/admin/team/${id}/remove`)
    expect(() => ada.press("Remove from the team")).toThrow()
    expect((await ada.post(`/admin/team/${id}/remove`, form({}))).response.status).toBe(409)
    for (const unknown of ["nobody", "%00", "1"])
      expect((await ada.post(`/admin/team/${unknown}/remove`, form({}))).response.status, unknown).toBe(404)
    expect((await ada.open("/admin")).path).toBe("/admin")
  })

  test("leaves one administrator when two remove each other at the same moment", async () => {
    await signIn(app)
    await signIn(app, bola)
    const [ada, other] = await app.db
      .select({ id: users.id, name: users.name, email: users.email })
      .from(users)
    if (!ada || !other) throw new Error("There are not two")
    const on = { publicUrl: "http://localhost:3000", now: app.now }
    for (let round = 0; round < 10; round++) {
      const outcomes = await Promise.all([
        removeAdmin(app.db, other.id, { by: ada, ...on }),
        removeAdmin(app.db, ada.id, { by: other, ...on }),
      ])
      expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["not-found", "removed"])
      expect(await listAdminEmails(app.db)).toHaveLength(1)
      await app.db.update(users).set({ isAdmin: true })
    }
  })
})

test("the team list shows who has a second step", async () => {
  const ada = await signIn(app)
  await signIn(app, bola)
  await app.db
    .insert(authenticators)
    .values({ userId: await idOf(bola), sealedSecret: "x", confirmedAt: app.now, createdAt: app.now })
  await ada.open("/admin/team")
  expect(ada.text).toMatch(/ada@example\.org You .*Two-factor Off/)
  expect(ada.text).toMatch(/bola@example\.org .*Two-factor On/)
})

describe("a lost second step", () => {
  async function loseSecondStep() {
    const ada = await signIn(app)
    const chidi = await signIn(app, "chidi@example.org")
    await signIn(app, bola)
    const id = await idOf(bola)
    await app.db
      .insert(authenticators)
      .values({ userId: id, sealedSecret: "x", confirmedAt: app.now, createdAt: app.now })
    return { ada, chidi, page: `/admin/team/${id}/reset` }
  }
  const left = async () => (await app.db.select().from(authenticators)).length

  test("is reset by two colleagues: both of them and the owner are mailed, and the owner's sessions end", async () => {
    const { ada, chidi, page } = await loseSecondStep()
    await ada.open("/admin/team")
    const link = elements(ada.document, "a").find(
      (one) => one.attributes["aria-label"] === `Reset two-factor of ${bola}`,
    )
    expect(link?.attributes.href).toBe(page)
    await (await ada.open(page)).press("Request a reset")
    expect(ada.path).toBe("/admin/team")
    expect(ada.text).toContain("Reset requested by ada@example.org")
    expect(await left()).toBe(1)
    expect(await mailsOf("account-second-step-reset-asked")).toMatchObject([{ recipient: bola }])
    expect(await mailsOf("account-second-step-reset-asked-team")).toMatchObject([{ recipient: null }])

    await ada.open(page)
    expect(() => ada.press("Approve the reset")).toThrow()
    expect((await ada.post(page, form({ intent: "approve" }))).response.status).toBe(409)
    expect(await left()).toBe(1)

    await (await chidi.open(page)).press("Approve the reset")
    expect(chidi.text).toContain("Two-factor sign-in reset")
    expect(await left()).toBe(0)
    expect(await lastEvent()).toMatchObject({
      action: "account.second-step-reset",
      actor: "chidi@example.org",
      details: { askedBy: "ada@example.org", email: bola },
    })
    expect(await mailsOf("account-second-step-reset")).toMatchObject([{ recipient: bola }])
    expect((await logIn(app, bola)).path).toBe("/admin")
  })

  test("is not reset if a colleague declines, after a day, after its owner signs in, or when the requester has left", async () => {
    const { ada, chidi, page } = await loseSecondStep()
    const ask = async () => (await ada.open(page)).press("Request a reset")
    const approve = async () => (await chidi.post(page, form({ intent: "approve" }))).response.status
    await ask()
    await (await chidi.open(page)).press("Decline")
    expect(await approve()).toBe(404)

    await ask()
    await app.db.insert(auditLog).values({
      ...{ at: new Date(app.now.getTime() + 1000), actorId: await idOf(bola), actor: bola },
      ...{ action: "admin.signed-in", subjectType: "user", subjectId: await idOf(bola) },
      details: {},
    })
    expect(await approve()).toBe(404)

    pass(0.05)
    await ask()
    await app.db.update(users).set({ isAdmin: false }).where(eq(users.email, "ada@example.org"))
    expect(await approve()).toBe(404)
    await app.db.update(users).set({ isAdmin: true })
    expect(await left()).toBe(1)

    pass(24)
    await logIn(app, "chidi@example.org").then(async (browser) => {
      expect((await browser.post(page, form({ intent: "approve" }))).response.status).toBe(404)
    })
  })

  test("cannot be reset by its owner, and not for a colleague who has none", async () => {
    const { ada, page } = await loseSecondStep()
    const own = `/admin/team/${await idOf("ada@example.org")}/reset`
    expect((await ada.post(own, form({ intent: "ask" }))).response.status).toBe(409)
    expect((await ada.post(page, form({ intent: "other" }))).response.status).toBe(400)
    const without = `/admin/team/${await idOf("chidi@example.org")}/reset`
    expect((await ada.post(without, form({ intent: "ask" }))).response.status).toBe(409)
    expect(ada.text).toContain("there is nothing to reset")
    pass(0.2)
    expect((await ada.post(page, form({ intent: "ask" }))).path).toMatch(/^\/admin\/account\/confirm/)
  })
})

describe("a second step for everybody", () => {
  beforeEach(() => app.db.delete(settings))
  const demand = async (browser: Browser) =>
    (await browser.open("/admin/team")).press("Require two-factor sign-in")

  async function setUpAuthenticator(browser: Browser) {
    await browser.open("/admin/account/authenticator")
    const secret = elements(browser.document, "code").map(textOf).join("").replaceAll(" ", "")
    await browser.fill({ code: codeAt(secret, app.now) }).press("Turn on")
  }

  test("can be required only by an administrator who has one, with fresh authentication, an audit entry and mails", async () => {
    const ada = await signIn(app)
    expect((await demand(ada)).response.status).toBe(409)
    expect(ada.text).toContain("Set up two-factor sign-in for your own account first")
    expect((await ada.open("/admin/articles")).response.status).toBe(200)

    await setUpAuthenticator(ada)
    pass(0.2)
    expect((await demand(ada)).path).toMatch(/^\/admin\/account\/confirm/)
    await ada.fill({ password }).press("Confirm")
    await demand(ada)
    expect(ada.text).toContain("Anyone without it has to set it up before they can do anything else.")
    expect(await lastEvent()).toMatchObject({
      action: "settings.second-step-required",
      actor: "ada@example.org",
      subjectType: "setting",
    })
    expect(await mailsOf("account-second-step-required")).toMatchObject([{ recipient: null }])
    expect((await ada.open("/admin/articles")).path).toBe("/admin/articles")
  })

  test("makes administrators without one set it up first, whether signed in or new, and blocks everything else", async () => {
    const ada = await signIn(app)
    await setUpAuthenticator(ada)
    const theirs = await signIn(app, bola)
    await demand(ada)
    await invite(ada, "chidi@example.org")
    const invited = await accept(await linkFor("chidi@example.org"))
    for (const browser of [theirs, invited]) {
      expect(browser === invited ? browser.path : (await browser.open("/admin")).path).toBe("/admin/account")
      expect(browser.text).toContain("Set up two-factor sign-in first")
    }
    for (const path of [
      "/admin/articles",
      "/admin/team",
      "/admin/person.json?email=a@example.org",
      "/admin/articles/1/preview",
    ])
      expect((await theirs.open(path)).path, path).toBe("/admin/account")
    const before = await app.db.select().from(users)
    await theirs.post("/admin/team", form({ intent: "end-sessions", email: "ada@example.org" }))
    await theirs.post("/admin/team", form({ intent: "release-second-step" }))
    await theirs.post("/admin/settings", form({ intent: "directory-stage", stage: "live" }))
    expect(await app.db.select().from(users)).toEqual(before)
    expect(await app.db.select({ key: settings.key, value: settings.value }).from(settings)).toEqual([
      { key: "second-step", value: { required: true } },
    ])
    expect((await ada.open("/admin")).path).toBe("/admin")

    await setUpAuthenticator(theirs)
    expect((await theirs.open("/admin/articles")).path).toBe("/admin/articles")
  })

  test("can become optional again", async () => {
    const ada = await signIn(app)
    await setUpAuthenticator(ada)
    await demand(ada)
    await ada.press("Make it optional")
    expect(await lastEvent()).toMatchObject({ action: "settings.second-step-optional" })
    await signIn(app, bola)
    expect((await logIn(app, bola)).path).toBe("/admin")
  })
})
