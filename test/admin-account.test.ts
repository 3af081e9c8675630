import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { codeAt } from "#app/auth/second-factors/test-support.ts"
import {
  auditLog,
  authenticators,
  mails,
  rateLimits,
  recoveryCodes,
  sessions,
  users,
} from "#app/lib/db/schema.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { testSecrets, useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const email = "ada@example.org"
const password = "woven gold on dark cloth"

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const table of [users, rateLimits, mails]) await app.db.delete(table)
})

const pass = (seconds: number) => {
  app.now = new Date(app.now.getTime() + seconds * 1000)
}
const actions = async () =>
  (await app.db.select().from(auditLog).orderBy(auditLog.id)).map((row) => row.action)
const lastEvent = async () => (await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1)
const mailed = async () => (await app.db.select().from(mails)).map((mail) => [mail.kind, mail.recipient])
const codesOn = (browser: Browser) =>
  elements(browser.document, "li")
    .map(textOf)
    .filter((text) => /^[0-9A-Z]{5}-[0-9A-Z]{5}$/.test(text))

/** Returns a signed-in administrator with an authenticator app. */
async function withAuthenticator() {
  const browser = await signIn(app)
  await browser.open("/admin/account/authenticator")
  const secret = elements(browser.document, "code").map(textOf).join("").replaceAll(" ", "")
  await browser.fill({ code: codeAt(secret, app.now) }).press("Turn on")
  const codes = codesOn(browser)
  // Moves to the next time step, because the code above has been used.
  pass(60)
  return { browser, secret, codes }
}

/** Returns another browser that has passed the password step. */
async function atSecondStep(next = ""): Promise<Browser> {
  const browser = await new Browser(app).open(`/admin/login${next}`)
  return browser.fill({ email, password }).press("Log In")
}

describe("the authenticator app", () => {
  test("is on after a correct code, which shows ten recovery codes, writes the audit log and mails the owner", async () => {
    const { browser, codes } = await withAuthenticator()
    expect(browser.response.status).toBe(200)
    expect(browser.response.headers.get("cache-control")).toBe("no-store")
    expect(new Set(codes).size).toBe(10)
    expect(await actions()).toContain("account.authenticator-added")
    expect(await mailed()).toContainEqual(["account-authenticator-added", email])
    await browser.open("/admin/account/authenticator")
    expect(codesOn(browser)).toEqual([])
    expect(elements(browser.document, "svg").filter((one) => one.attributes.role === "img")).toEqual([])
  })

  test("stays off after a wrong code, and shows the same secret again", async () => {
    const browser = await signIn(app)
    await browser.open("/admin/account/authenticator")
    const shown = elements(browser.document, "code").map(textOf)
    await browser.fill({ code: "000000" }).press("Turn on")
    expect(browser.response.status).toBe(422)
    expect(browser.field("code").attributes["aria-invalid"]).toBe("true")
    expect(elements(browser.document, "code").map(textOf)).toEqual(shown)
    expect(await app.db.select().from(authenticators)).toEqual([])
    expect((await atSecondStep()).path).toBe("/admin")
  })

  test("stays off with a secret that was offered to another account", async () => {
    const bola = await signIn(app, "bola@example.org")
    await bola.open("/admin/account/authenticator")
    const browser = await signIn(app)
    await browser.open("/admin/account/authenticator")
    const secret = elements(bola.document, "code").map(textOf).join("").replaceAll(" ", "")
    const sealed = String(bola.value("sealed"))
    await browser.fill({ sealed, code: codeAt(secret, app.now) }).press("Turn on")
    expect([browser.statuses, browser.path]).toEqual([[303, 200], "/admin/account/authenticator"])
    expect(await app.db.select().from(authenticators)).toEqual([])
  })

  test("has an encrypted secret that the database alone does not reveal", async () => {
    const { secret, codes } = await withAuthenticator()
    const [row] = await app.db.select().from(authenticators)
    const sealed = row?.sealedSecret ?? ""
    expect(JSON.stringify(row)).not.toContain(secret)
    const others = deriveSecrets("a secret of another data folder, and of nothing else")
    expect(others.open("authenticator", row?.userId ?? "", sealed)).toBeNull()
    expect(testSecrets.open("authenticator", "another account", sealed)).toBeNull()
    expect(testSecrets.open("authenticator", row?.userId ?? "", sealed)).toBe(secret)
    const kept = JSON.stringify(await app.db.select().from(recoveryCodes))
    expect(codes).toHaveLength(10)
    for (const code of codes) {
      expect(kept).not.toContain(code)
      expect(kept).not.toContain(code.replace("-", ""))
    }
  })

  test("is turned off by a button, together with its recovery codes, and the password is enough again", async () => {
    const { browser } = await withAuthenticator()
    await browser.open("/admin/account/authenticator")
    await browser.press("Yes, turn it off")
    expect(browser.path).toBe("/admin/account")
    expect(await app.db.select().from(recoveryCodes)).toEqual([])
    expect(await mailed()).toContainEqual(["account-authenticator-removed", email])
    expect((await atSecondStep()).path).toBe("/admin")
  })
})

describe("the second step", () => {
  test("comes after the password, opens no session before it, and continues to the requested page", async () => {
    const { secret } = await withAuthenticator()
    const before = await app.db.select().from(sessions)
    const browser = await atSecondStep("?next=/admin/settings")
    expect(browser.path).toBe("/admin/login/second-step?next=%2Fadmin%2Fsettings")
    expect(await app.db.select().from(sessions)).toEqual(before)
    expect(browser.cookie).not.toMatch(/session=/)
    expect((await browser.tab().open("/admin")).path).toBe("/admin/login")

    await browser.fill({ code: codeAt(secret, app.now) }).press("Log In")
    expect(browser.path).toBe("/admin/settings")
    expect(await lastEvent()).toMatchObject({
      action: "admin.signed-in",
      details: { via: "password and code" },
    })
    expect(browser.cookie).not.toMatch(/second-step=/)
  })

  test("sets a cookie that scripts and other sites cannot use", async () => {
    await withAuthenticator()
    const response = await app.fetch("/admin/login", {
      method: "POST",
      body: new URLSearchParams({ email, password }),
    })
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^second-step=.+; Max-Age=300; Path=\/; HttpOnly; SameSite=Strict$/),
    ])
  })

  test("refuses a wrong code with the same message as a wrong password", async () => {
    await withAuthenticator()
    const browser = await atSecondStep()
    await browser.fill({ code: "000000" }).press("Log In")
    expect(browser.response.status).toBe(401)
    expect(browser.text).toContain("Invalid credentials")
    expect(await lastEvent()).toMatchObject({
      action: "admin.sign-in-refused",
      details: { reason: "second-step" },
    })
  })

  test("accepts a code once, and no older code", async () => {
    const { secret } = await withAuthenticator()
    const code = codeAt(secret, app.now)
    const older = codeAt(secret, new Date(app.now.getTime() - 30_000))
    expect((await (await atSecondStep()).fill({ code }).press("Log In")).path).toBe("/admin")
    for (const used of [code, older]) {
      const again = await (await atSecondStep()).fill({ code: used }).press("Log In")
      expect(again.response.status).toBe(401)
    }
  })

  test("accepts one of two simultaneous requests with the same code", async () => {
    const { secret } = await withAuthenticator()
    const code = codeAt(secret, app.now)
    const browsers = [await atSecondStep(), await atSecondStep()]
    await Promise.all(browsers.map((browser) => browser.fill({ code }).press("Log In")))
    expect(browsers.map((browser) => browser.response.status).toSorted()).toEqual([200, 401])
  })

  test("accepts a recovery code once, in any spelling, and mails the owner", async () => {
    const { codes } = await withAuthenticator()
    const typed = ` ${codes[3]?.toLowerCase().replace("-", " ")} `
    const browser = await atSecondStep()
    await browser.fill({ recoveryCode: typed }).press("Use the recovery code")
    expect(browser.path).toBe("/admin")
    expect(await lastEvent()).toMatchObject({ details: { via: "password and recovery-code" } })
    expect(await mailed()).toContainEqual(["account-recovery-code-used", email])
    const again = await (await atSecondStep())
      .fill({ recoveryCode: codes[3] ?? "" })
      .press("Use the recovery code")
    expect(again.response.status).toBe(401)
  })

  test("accepts no recovery code from an earlier list or from another account", async () => {
    const { browser, codes } = await withAuthenticator()
    await browser.open("/admin/account/recovery-codes")
    await browser.press("Make new codes")
    const renewed = codesOn(browser)
    expect(renewed).toHaveLength(10)
    const bola = await signIn(app, "bola@example.org")
    await bola.open("/admin/account/authenticator")
    const secret = elements(bola.document, "code").map(textOf).join("").replaceAll(" ", "")
    await bola.fill({ code: codeAt(secret, app.now) }).press("Turn on")
    for (const code of [codes[0], codesOn(bola)[0]]) {
      const refused = await (await atSecondStep())
        .fill({ recoveryCode: code ?? "" })
        .press("Use the recovery code")
      expect(refused.response.status).toBe(401)
    }
    const accepted = await (await atSecondStep())
      .fill({ recoveryCode: renewed[0] ?? "" })
      .press("Use the recovery code")
    expect(accepted.path).toBe("/admin")
  })

  test("ends after five minutes, and after a password change", async () => {
    const { browser, secret } = await withAuthenticator()
    const slow = await atSecondStep()
    const other = await atSecondStep()
    await browser.open("/admin/account/password")
    await browser.fill({ current: password, password: "another cloth of gold" }).press("Change password")
    await other.fill({ code: codeAt(secret, app.now) }).press("Log In")
    expect(other.path).toMatch(/^\/admin\/login\?/)
    pass(300)
    await slow.fill({ code: codeAt(secret, app.now) }).press("Log In")
    expect(slow.path).toMatch(/^\/admin\/login\?/)
    expect(await app.db.select().from(sessions)).toHaveLength(1)
  })

  test("cannot be reached without the password, or with another type of cookie", async () => {
    await withAuthenticator()
    const stranger = await new Browser(app).open("/admin/login/second-step")
    expect(stranger.path).toMatch(/^\/admin\/login\?/)
    const { cookie } = await atSecondStep()
    const value = cookie
      .split("; ")
      .find((one) => one.startsWith("second-step="))
      ?.slice("second-step=".length)
    for (const forged of [
      `session=${value}`,
      `second-step=x${value}`,
      `second-step=${value?.split(".")[0]}.AAAA`,
    ]) {
      const response = await app.fetch("/admin/login/second-step", { headers: { cookie: forged } })
      expect(response.status, forged).toBe(302)
    }
    expect((await app.fetch("/admin", { headers: { cookie: `session=${value}` } })).status).toBe(302)
  })

  test("makes an attacker wait longer and longer, but not the owner's own browser", async () => {
    const { browser: own, secret } = await withAuthenticator()
    await own.open("/admin").then((page) => page.press("Logout"))
    const guesser = await atSecondStep()
    for (let i = 0; i < 5; i++) await guesser.fill({ code: "000000" }).press("Log In")
    await guesser.fill({ code: codeAt(secret, app.now) }).press("Log In")
    expect(guesser.response.status).toBe(429)
    expect(guesser.response.headers.get("retry-after")).toBe("1")
    // Another correct password does not reset the count of failures.
    const again = new Browser(app, { "x-forwarded-for": "198.51.100.7" })
    await (await again.open("/admin/login")).fill({ email, password }).press("Log In")
    await again.fill({ code: codeAt(secret, app.now) }).press("Log In")
    expect(again.response.status).toBe(429)
    expect(await mailed()).toContainEqual(["account-second-step-guessed", email])

    await (await own.open("/admin/login")).fill({ email, password }).press("Log In")
    await own.fill({ code: codeAt(secret, app.now) }).press("Log In")
    expect(own.path).toBe("/admin")
  })
})

describe("changing the password", () => {
  const next = "another cloth of gold"
  const change = async (browser: Browser, fields: Record<string, string>) =>
    (await browser.open("/admin/account/password")).fill(fields).press("Change password")

  test("ends all other sessions, renews the token of this one, and mails the owner", async () => {
    const browser = await signIn(app)
    const other = await signIn(app)
    const before = browser.cookie
    await change(browser, { current: password, password: next })
    expect(browser.path).toBe("/admin/account")
    expect((await other.open("/admin")).path).toBe("/admin/login")
    expect((await app.fetch("/admin", { headers: { cookie: before } })).status).toBe(302)
    expect(await mailed()).toContainEqual(["account-password-changed", email])
    expect(await actions()).toContain("account.password-changed")
    const old = await (await new Browser(app).open("/admin/login")).fill({ email, password }).press("Log In")
    expect(old.response.status).toBe(401)
    const renewed = await (await new Browser(app).open("/admin/login"))
      .fill({ email, password: next })
      .press("Log In")
    expect(renewed.path).toBe("/admin")
  })

  test("makes browsers that knew the old password unknown to the rate limit", async () => {
    const old = await signIn(app)
    const browser = await signIn(app)
    pass(60)
    await change(browser, { current: password, password: next })
    const guess = (on: Browser) =>
      on.open("/admin/login").then((page) => page.fill({ email, password }).press("Log In"))
    for (let i = 0; i < 5; i++) await guess(new Browser(app, { "x-forwarded-for": `198.51.100.${i}` }))
    // Like every unknown browser, it has one attempt.
    expect((await guess(old)).response.status).toBe(401)
    expect((await guess(old)).response.status).toBe(429)
    await browser.press("Log out everywhere")
    await browser.open("/admin/login")
    expect((await browser.fill({ email, password: next }).press("Log In")).path).toBe("/admin")
  })

  test.each([
    ["a wrong current one", { current: "certainly not this one", password: next }, "current"],
    ["a short new one", { current: password, password: "eleven char" }, "password"],
    ["a new one that everybody tries", { current: password, password: "password123456" }, "password"],
    ["the account's own address", { current: password, password: "Ada@Example.org" }, "password"],
    ["one letter again and again", { current: password, password: "aaaaaaaaaaaaaaaa" }, "password"],
  ])("refuses %s, and sends no password back", async (_, fields, wrong) => {
    const browser = await signIn(app)
    const before = await app.db.select().from(users)
    await change(browser, fields)
    expect(browser.response.status).toBe(422)
    expect(browser.field(wrong).attributes["aria-invalid"]).toBe("true")
    expect(browser.html).not.toContain(`value="${fields.password}"`)
    expect(browser.html).not.toContain(`value="${fields.current}"`)
    expect(await app.db.select().from(users)).toEqual(before)
    expect(await mailed()).toEqual([])
  })

  test("counts wrong current passwords like failed sign-ins", async () => {
    const browser = await signIn(app)
    for (let i = 0; i < 5; i++) await change(browser, { current: "certainly not this one", password: next })
    await change(browser, { current: password, password: next })
    expect(browser.response.status).toBe(429)
    pass(1)
    await change(browser, { current: password, password: next })
    expect(browser.path).toBe("/admin/account")
  })
})

describe("confirming the password again", () => {
  const guarded = [
    "/admin/account/authenticator",
    "/admin/account/recovery-codes",
    "/admin/account/passkeys",
    "/admin/team/invite",
  ]

  test.each(guarded)("is required for %s after ten minutes, and then opens it", async (path) => {
    const browser = await signIn(app)
    expect((await browser.open(path)).path).toBe(path)
    pass(601)
    await browser.open(path)
    expect(browser.path).toBe(`/admin/account/confirm?next=${encodeURIComponent(path)}`)
    const before = browser.cookie
    await browser.fill({ password }).press("Confirm")
    expect(browser.path).toBe(path)
    // The session has a new token, so a copy of the old one no longer works (ASVS 7.2.4).
    expect((await app.fetch("/admin", { headers: { cookie: before } })).status).toBe(302)
  })

  test("is required when a form is sent too late; nothing changes, and the form keeps what was typed", async () => {
    const browser = await signIn(app)
    await browser.open("/admin/team/invite")
    pass(601)
    await browser.fill({ email: "bola@example.org" }).press("Send invitation")
    expect(browser.path).toMatch(/^\/admin\/account\/confirm/)
    expect(await mailed()).toEqual([])
    await browser.fill({ password }).press("Confirm")
    expect(browser.value("email")).toBe("bola@example.org")
  })

  test("refuses a wrong password, and redirects to no other site", async () => {
    const browser = await signIn(app)
    await browser.open("/admin/account/confirm?next=https://evil.example/admin")
    await browser.fill({ password: "certainly not this one" }).press("Confirm")
    expect(browser.response.status).toBe(422)
    expect((await browser.fill({ password }).press("Confirm")).path).toBe("/admin")
  })
})

describe("the list of sessions", () => {
  const firefox = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
  const from = async (userAgent: string) => {
    const browser = await new Browser(app, { "user-agent": userAgent }).open("/admin/login")
    return browser.fill({ email, password }).press("Log In")
  }

  test("shows browsers and systems, marks the current session, and stores at most 200 characters of a name", async () => {
    const browser = await signIn(app)
    await from(`${firefox} ${"x".repeat(500)}`)
    await browser.open("/admin/account")
    expect(browser.text).toContain("Firefox on Linux")
    expect(browser.text.match(/This browser/g)).toHaveLength(1)
    const names = (await app.db.select().from(sessions)).map((row) => row.userAgent.length)
    expect(Math.max(...names)).toBe(200)
  })

  test("ends a session immediately", async () => {
    const browser = await signIn(app)
    const other = await from(firefox)
    await browser.open("/admin/account")
    const button = elements(browser.document, "button").find((one) =>
      one.attributes["aria-label"]?.startsWith("End session: Firefox on Linux"),
    )
    await browser.press(button?.attributes["aria-label"] ?? "")
    expect((await other.open("/admin")).path).toBe("/admin/login")
    expect((await browser.open("/admin")).path).toBe("/admin")
    expect(await actions()).toContain("account.sessions-ended")
  })

  test("does not end another person's session", async () => {
    const browser = await signIn(app)
    const bola = await signIn(app, "bola@example.org")
    const [owner] = await app.db.select().from(users).where(eq(users.email, "bola@example.org"))
    const [session] = await app.db
      .select()
      .from(sessions)
      .where(eq(sessions.userId, owner?.id ?? ""))
    await browser.post(
      "/admin/account",
      new URLSearchParams({ intent: "end-session", session: session?.id ?? "" }),
    )
    expect((await bola.open("/admin")).path).toBe("/admin")
  })

  test("logs out everywhere else, and everywhere", async () => {
    const [browser, second, third] = [await signIn(app), await from(firefox), await from(firefox)]
    await browser.open("/admin/account")
    await browser.press("Log out everywhere else")
    expect((await second.open("/admin")).path).toBe("/admin/login")
    expect((await browser.open("/admin/account")).path).toBe("/admin/account")
    await third.open("/admin/login")
    await third.fill({ email, password }).press("Log In")
    await browser.press("Log out everywhere")
    expect(browser.path).toBe("/admin/login")
    expect((await third.open("/admin")).path).toBe("/admin/login")
    expect(await app.db.select().from(sessions)).toEqual([])
  })
})
