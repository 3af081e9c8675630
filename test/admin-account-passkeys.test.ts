import { beforeEach, describe, expect, test } from "vitest"
import { SoftPasskey } from "#app/auth/second-factors/test-support.ts"
import {
  auditLog,
  mails,
  passkeys,
  rateLimits,
  recoveryCodes,
  sessions,
  usedChallenges,
  users,
} from "#app/lib/db/schema.ts"
import { origin, useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { signIn } from "./staff.ts"

const app = useApp()
const email = "ada@example.org"
const password = "woven gold on dark cloth"
const page = "/admin/account/passkeys"
const form = (fields: Record<string, string>) => new URLSearchParams(fields)

beforeEach(async () => {
  app.now = new Date("2026-05-01T12:00:00Z")
  for (const table of [users, rateLimits, mails, usedChallenges]) await app.db.delete(table)
})

const pass = (seconds: number) => {
  app.now = new Date(app.now.getTime() + seconds * 1000)
}
const lastEvent = async () => (await app.db.select().from(auditLog).orderBy(auditLog.id)).at(-1)
const stored = async () => (await app.db.select().from(passkeys))[0]

async function optionsFor(browser: Browser, path: string) {
  const response = await app.fetch(path, { headers: { cookie: browser.cookie } })
  expect(response.status).toBe(200)
  expect(response.headers.get("cache-control")).toBe("no-store")
  return response.json()
}
const registration = (browser: Browser) => optionsFor(browser, "/admin/account/passkey-options?for=register")
const add = (browser: Browser, passkey: string, name = "My phone") =>
  browser.post(page, form({ intent: "add", name, passkey }))

/** A signed-in administrator with a passkey. */
async function withPasskey(key = new SoftPasskey(origin)) {
  const browser = await signIn(app)
  await add(browser, key.create(await registration(browser)))
  expect(browser.response.status).toBe(200)
  return { browser, key }
}

const signInWith = async (key: SoftPasskey, browser = new Browser(app)) =>
  browser.post(
    "/admin/login",
    form({ passkey: key.get(await optionsFor(browser, "/admin/login/passkey")), next: "/admin/settings" }),
  )

describe("adding a passkey", () => {
  test("stores its public key, shows recovery codes, writes the audit log and mails the owner", async () => {
    const { browser, key } = await withPasskey()
    expect(await stored()).toMatchObject({
      id: key.id,
      name: "My phone",
      counter: 0,
      transports: ["internal"],
    })
    expect(browser.text.match(/[0-9A-Z]{5}-[0-9A-Z]{5}/g)).toHaveLength(10)
    expect(await lastEvent()).toMatchObject({
      action: "account.passkey-added",
      details: { name: "My phone" },
    })
    const sent = await app.db.select().from(mails)
    expect(sent.map((mail) => [mail.kind, mail.recipient])).toEqual([["account-passkey-added", email]])
    await browser.open("/admin/account")
    expect(browser.text).toContain("You have 1 passkey.")
  })

  test("requests a discoverable passkey with user verification from the browser", async () => {
    const { browser, key } = await withPasskey()
    expect(await registration(browser)).toMatchObject({
      rp: { id: "localhost" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: [{ id: key.id }],
    })
  })

  test.each([
    [
      "made on another site",
      async (browser: Browser) => new SoftPasskey("http://evil.example").create(await registration(browser)),
    ],
    [
      "made on another port",
      async (browser: Browser) =>
        new SoftPasskey("http://localhost:3001").create(await registration(browser)),
    ],
    [
      "of a device that did not ask for finger, face or PIN",
      async (browser: Browser) => {
        const key = new SoftPasskey(origin)
        key.verifiesUser = false
        return key.create(await registration(browser))
      },
    ],
    [
      "for a challenge of ours for another purpose",
      async (browser: Browser) =>
        new SoftPasskey(origin).create(await optionsFor(browser, "/admin/login/passkey")),
    ],
    ["for a challenge that nobody gave", async () => new SoftPasskey(origin).create({ challenge: "AAAA" })],
    [
      "six minutes late",
      async (browser: Browser) => {
        const answer = new SoftPasskey(origin).create(await registration(browser))
        pass(301)
        return answer
      },
    ],
    ["that is no JSON", async () => "passkey"],
    ["that is empty", async () => ""],
    ["of another shape", async () => JSON.stringify({ id: "x", response: { clientDataJSON: 7 } })],
    [
      "with a name that no key has",
      async () => JSON.stringify({ id: "\u0000", response: { clientDataJSON: "" } }),
    ],
    ["too long", async () => "x".repeat(30_000)],
  ])("refuses one %s", async (_, make) => {
    const browser = await signIn(app)
    await add(browser, await make(browser))
    expect(browser.response.status).toBe(422)
    expect(await stored()).toBeUndefined()
  })

  test("accepts an answer once, and a passkey for one account only", async () => {
    const { browser, key } = await withPasskey()
    const bola = await signIn(app, "bola@example.org")
    await add(bola, key.create(await registration(bola)))
    expect(bola.response.status).toBe(422)
    const second = new SoftPasskey(origin).create(await registration(browser))
    await add(browser, second)
    expect(browser.path).toBe(page)
    await browser.post(page, form({ intent: "remove", id: JSON.parse(second).id }))
    await add(browser, second)
    expect(browser.response.status).toBe(422)
    expect(await app.db.select().from(passkeys)).toHaveLength(1)
  })

  test("requires a name", async () => {
    const browser = await signIn(app)
    await add(browser, new SoftPasskey(origin).create(await registration(browser)), " ")
    expect(browser.response.status).toBe(422)
    expect(await stored()).toBeUndefined()
  })
})

describe("signing in with a passkey alone", () => {
  test("needs no password and no second step, and the audit log says so", async () => {
    const { key } = await withPasskey()
    const browser = await signInWith(key)
    expect(browser.path).toBe("/admin/settings")
    expect(await lastEvent()).toMatchObject({
      action: "admin.signed-in",
      actor: email,
      details: { via: "passkey" },
    })
    expect(await stored()).toMatchObject({ counter: 1, lastUsedAt: app.now })
  })

  test("accepts any passkey of this site, and reveals none of them", async () => {
    await withPasskey()
    const options = await optionsFor(new Browser(app), "/admin/login/passkey")
    expect(options).toMatchObject({ rpId: "localhost", allowCredentials: [], userVerification: "required" })
    expect(await app.db.select().from(usedChallenges)).toHaveLength(1)
  })

  test("refuses an answer that was already used, on every instance", async () => {
    const { key } = await withPasskey()
    const passkey = key.get(await optionsFor(new Browser(app), "/admin/login/passkey"))
    const both = [new Browser(app), new Browser(app)]
    await Promise.all(both.map((browser) => browser.post("/admin/login", form({ passkey }))))
    expect(both.map((browser) => browser.response.status).toSorted()).toEqual([200, 401])
    const late = await new Browser(app).post("/admin/login", form({ passkey }))
    expect(late.response.status).toBe(401)
    expect(late.text).toContain("Invalid credentials")
    expect(await lastEvent()).toMatchObject({
      action: "admin.sign-in-refused",
      details: { reason: "passkey" },
    })
  })

  test("refuses a signature counter that does not grow, because a copied key may be in use", async () => {
    const { key } = await withPasskey()
    await signInWith(key)
    await signInWith(key)
    key.counter = 0
    expect((await signInWith(key)).response.status).toBe(401)
    expect(await stored()).toMatchObject({ counter: 2 })
  })

  test("refuses another key with the same id, a key without a PIN, and an old challenge", async () => {
    const { key } = await withPasskey()
    const other = new SoftPasskey(origin)
    const forged = {
      ...JSON.parse(other.get(await optionsFor(new Browser(app), "/admin/login/passkey"))),
      id: key.id,
      rawId: key.id,
    }
    const answers = [JSON.stringify(forged)]
    key.verifiesUser = false
    answers.push(key.get(await optionsFor(new Browser(app), "/admin/login/passkey")))
    key.verifiesUser = true
    const late = key.get(await optionsFor(new Browser(app), "/admin/login/passkey"))
    answers.push(JSON.stringify({ id: "\u0000", response: { clientDataJSON: "" } }))
    for (const passkey of answers)
      expect((await new Browser(app).post("/admin/login", form({ passkey }))).response.status).toBe(401)
    pass(301)
    expect((await new Browser(app).post("/admin/login", form({ passkey: late }))).response.status).toBe(401)
    expect(await app.db.select().from(sessions)).toHaveLength(1)
  })

  test("is refused to a former administrator", async () => {
    const { key } = await withPasskey()
    await app.db.update(users).set({ isAdmin: false })
    const browser = await signInWith(key)
    expect(browser.response.status).toBe(403)
    expect(browser.text).toContain("Unauthorized access")
    expect(browser.cookie).not.toMatch(/session=/)
  })

  test("makes only the address wait from which many attempts came", async () => {
    const { key } = await withPasskey()
    const attacker = () => new Browser(app, { "x-forwarded-for": "198.51.100.7" })
    for (let i = 0; i < 5; i++)
      await attacker().post("/admin/login", form({ passkey: key.get({ challenge: "AAAA" }) }))
    expect((await attacker().post("/admin/login", form({ passkey: "x" }))).response.status).toBe(429)
    expect((await signInWith(key)).path).toBe("/admin/settings")
  })
})

describe("a passkey as the second step", () => {
  const atSecondStep = async () =>
    (await new Browser(app).open("/admin/login")).fill({ email, password }).press("Log In")

  test("is requested after the password, and only the account's own passkeys are accepted", async () => {
    const { key } = await withPasskey()
    const browser = await atSecondStep()
    expect(browser.path).toMatch(/^\/admin\/login\/second-step/)
    const options = await optionsFor(browser, "/admin/login/passkey?for=second-step")
    expect(options).toMatchObject({ allowCredentials: [{ id: key.id }] })
    await browser.post("/admin/login/second-step", form({ passkey: key.get(options) }))
    expect(browser.path).toBe("/admin")
    expect(await lastEvent()).toMatchObject({ details: { via: "password and passkey" } })
  })

  test("accepts neither another person's passkey nor an answer to another challenge", async () => {
    const { key } = await withPasskey()
    const bolas = new SoftPasskey(origin)
    const bola = await signIn(app, "bola@example.org")
    await add(bola, bolas.create(await registration(bola)))
    const browser = await atSecondStep()
    const options = await optionsFor(browser, "/admin/login/passkey?for=second-step")
    const signInOptions = await optionsFor(browser, "/admin/login/passkey")
    for (const passkey of [bolas.get(options), key.get(signInOptions)]) {
      await browser.post("/admin/login/second-step", form({ passkey }))
      expect(browser.response.status).toBe(401)
    }
  })

  test("is not revealed to anonymous visitors", async () => {
    await withPasskey()
    expect((await app.fetch("/admin/login/passkey?for=second-step")).status).toBe(404)
  })
})

test("a passkey confirms a change instead of the password", async () => {
  const { browser, key } = await withPasskey()
  pass(601)
  await browser.open(page)
  expect(browser.path).toMatch(/^\/admin\/account\/confirm/)
  const options = await optionsFor(browser, "/admin/account/passkey-options?for=confirm")
  await browser.post("/admin/account/confirm", form({ passkey: key.get(options), next: page }))
  expect(browser.path).toBe(page)
})

describe("the list of passkeys", () => {
  test("renames one, and removes one with its recovery codes", async () => {
    const { browser, key } = await withPasskey()
    await browser.post(page, form({ intent: "rename", id: key.id, name: "Old phone" }))
    expect(await stored()).toMatchObject({ name: "Old phone" })
    await browser.open(page)
    await browser.press("Yes, remove it: Old phone")
    expect(await stored()).toBeUndefined()
    expect(await app.db.select().from(recoveryCodes)).toEqual([])
    expect((await signInWith(key)).response.status).toBe(401)
    const kinds = (await app.db.select().from(mails)).map((mail) => mail.kind)
    expect(kinds).toContain("account-passkey-removed")
  })

  test("does not show another person's passkeys", async () => {
    const { key } = await withPasskey()
    const bola = await signIn(app, "bola@example.org")
    for (const intent of ["rename", "remove"])
      expect((await bola.post(page, form({ intent, id: key.id, name: "Mine" }))).response.status).toBe(404)
    expect((await bola.post(page, form({ intent: "remove", id: "\u0000" }))).response.status).toBe(404)
    expect(await stored()).toMatchObject({ name: "My phone" })
  })
})
