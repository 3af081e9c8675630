import { globSync, readFileSync } from "node:fs"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import * as schema from "#app/lib/db/schema.ts"
import { issueFormToken } from "#app/lib/form/form-token.server.ts"
import type { Said } from "#app/lib/form/public-form.server.ts"
import { format } from "#app/lib/text/format.ts"
import { applicationTables } from "#app/listings/application/test-support.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"
import { formMessages } from "#content/en/forms.ts"
import { sendAgain } from "#content/en/send-again.ts"
import { walletSecret } from "#content/en/wallet-secret.ts"
import { testSecrets, useApp } from "#test/app.ts"
import { Browser, formEntries } from "#test/browser.ts"
import { createDatabaseSwitch } from "#test/database-switch.ts"
import { whileRefusing } from "#test/refusing.ts"
import { waitUntil } from "#test/wait-until.ts"
import { publicForms, tableNameOf } from "./public-forms.ts"

// What `admitSubmission` guarantees for every form. Behavior of a single form is tested with its feature.

const line = createDatabaseSwitch()
const app = useApp({}, line.reach)
const start = new Date("2026-05-01T12:00:00Z")
const { contactMessages, listingClaims, mails, newsletterSubscribers, rateLimits, sessions } = schema
const { storySubmissions, townHallSubscribers, users } = schema

const later = (seconds: number) => {
  app.now = new Date(app.now.getTime() + seconds * 1000)
}
const titleOf = (said: Said) => (typeof said === "string" ? said : said.title)

test("every form of the product is in the list", () => {
  const names = globSync("app/**/*.server.ts").flatMap((file) => {
    const source = readFileSync(file, "utf8")
    return source.includes("PublicForm<") ? [...source.matchAll(/^ {2}name: "([\w-]+)",$/gm)] : []
  })
  const known = publicForms.map(({ form }) => form.name)
  expect(known.toSorted()).toEqual(names.map(([, name]) => name).toSorted())
})

describe.each(publicForms)("$title", (given) => {
  const { form, answers, button } = given
  const isAsking = form.asks !== undefined
  let path: string

  beforeEach(async () => {
    app.now = start
    const tables = [contactMessages, storySubmissions, newsletterSubscribers, townHallSubscribers]
    for (const table of [...tables, listingClaims, ...applicationTables, mails, rateLimits, sessions, users])
      await app.db.delete(table)
    await setDirectoryStage(app.db, "live", { id: "ada", name: "Ada" }, app.now)
    path = await given.prepare(app)
    stored = (await given.stored(app)).length
    app.logLines.length = 0
  })
  let stored = 0
  /** Rows stored since the test began. */
  const added = async () => (await given.stored(app)).slice(stored)

  /** Opens the form, moves the clock one minute ahead and fills it in. */
  async function open(from = "198.51.100.7"): Promise<Browser> {
    const browser = await new Browser(app, { "x-forwarded-for": from }).open(path)
    later(60)
    return given.fill ? given.fill(browser, answers) : browser.fill(answers)
  }
  const press = (browser: Browser) => browser.press(button)
  const names = Object.keys(answers)
  const typed = (browser: Browser) => {
    const entries = formEntries(browser, names[0] ?? "")
    return Object.fromEntries(names.map((name) => [name, entries.get(name)?.replaceAll("\r\n", "\n")]))
  }

  function expectAccepted(browser: Browser): void {
    expect([browser.statuses, browser.path]).toEqual([[303, 200], expect.stringMatching(given.leadsTo)])
  }
  /** Expects the form again with everything that was typed, and nothing stored. */
  async function expectBack(browser: Browser, status: number, text: string): Promise<void> {
    expect(browser.statuses).toEqual([status])
    expect(browser.text).toContain(text)
    expect(typed(browser)).toEqual(answers)
    expect(await added()).toEqual([])
  }
  /** Presses the button of a form that was shown again, and expects it to be stored without a spam flag. */
  async function expectAcceptedNow(browser: Browser, label = button): Promise<void> {
    expectAccepted(await browser.press(label))
    const suspicions = (await added()).map(({ suspicion }) => suspicion ?? null)
    expect(suspicions).toEqual([null])
  }

  test("is stored once and without a spam flag when a person sends it", async () => {
    await expectAcceptedNow(await open())
  })

  const machineRead = names.filter((name) => ["email", "website", "walletAddress"].includes(name))
  test.skipIf(machineRead.length === 0)(
    "ignores invisible direction marks in fields that programs read",
    async () => {
      const marked = machineRead.map((name) => [name, `\u200E${answers[name]}\u200F`])
      await expectAcceptedNow((await open()).fill(Object.fromEntries(marked)))
      const rows = JSON.stringify(await added())
      for (const [, value] of marked) expect(rows).not.toContain(value)
    },
  )

  test.each([
    ["a day old", () => issueFormToken(testSecrets, form.name, new Date(start.getTime() - 864e5))],
    ["another form's", () => issueFormToken(testSecrets, "no-such-form", start)],
    ["forged", () => "kx2f.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"],
    ["missing", () => ""],
  ])("is shown again when its token is %s, and accepted when sent again", async (_, token) => {
    const browser = await press((await open()).fill({ token: token() }))
    await expectBack(browser, 422, formMessages.stale)
    later(10)
    await expectAcceptedNow(browser)
  })

  test("with the hidden field filled in is flagged for staff, or shown once more", async () => {
    const browser = await press((await open()).fill({ leave_blank: "http://spam.example" }))
    if (form.asks) {
      await expectBack(browser, 200, form.asks().again)
      await expectAcceptedNow(browser)
    } else {
      expectAccepted(browser)
      expect(await added()).toEqual([expect.objectContaining({ suspicion: "honeypot" })])
    }
  })

  test("sent at once is flagged for staff", async () => {
    const browser = await open()
    await press(browser.fill({ token: issueFormToken(testSecrets, form.name, app.now) }))
    expectAccepted(browser)
    const suspicions = (await added()).map(({ suspicion }) => suspicion ?? null)
    expect(suspicions).toEqual([isAsking ? null : "too-fast"])
  })

  test("is flagged for staff during a flood from many networks, and never refused", async () => {
    const resetsAt = new Date(app.now.getTime() + 3_600_000)
    const hits = form.limits.everybody
    await app.db.insert(rateLimits).values({ key: `${form.name}:everybody`, hits, resetsAt })
    expectAccepted(await press(await open()))
    const suspicions = (await added()).map(({ suspicion }) => suspicion ?? null)
    expect(suspicions).toEqual([isAsking ? null : "flood"])
  })

  test("over the limit of one network is shown again with a time to wait; other networks are not affected", async () => {
    const { address: hits, seconds } = form.limits
    const browser = await open("198.51.100.7")
    const resetsAt = new Date(app.now.getTime() + seconds * 1000)
    const key = `${form.name}:${testSecrets.mark("limit", "198.51.100.7")}`
    await app.db.insert(rateLimits).values({ key, hits, resetsAt })
    await expectBack(await press(browser), 429, formMessages.tooMany)
    expect(browser.response.headers.get("retry-after")).toBe(String(seconds))
    expect(JSON.stringify(await app.db.select().from(rateLimits))).not.toMatch(/198\.51|example/)

    expectAccepted(await press(await open("203.0.113.8")))
    later(seconds)
    expectAccepted(await press(browser))
  })

  test("is stored once when sent by a double click, from three tabs at once, and again later", async () => {
    const browser = await open()
    const fields = browser.sends(button)
    const tabs = [browser, browser.tab(), browser.tab()]
    await Promise.all(tabs.map((tab) => tab.post(path, fields)))
    const mailed = (await app.db.select().from(mails)).length
    await browser.post(path, fields)
    for (const tab of tabs) expectAccepted(tab)
    expect(await added()).toHaveLength(1)
    expect(await app.db.select().from(mails)).toHaveLength(mailed)
  })

  test.each([
    ["none", ""],
    ["that is none", "not-a-key"],
    ["of SQL", "'; drop table"],
    ["that is too long", "x".repeat(5000)],
  ])("is accepted with a submission key: %s", async (_, submissionKey) => {
    const browser = await open()
    const fields = browser.sends(button)
    fields.set("submissionKey", submissionKey)
    expectAccepted(await browser.post(path, fields))
    expect(await added()).toHaveLength(1)
  })

  test("with a damaged body is refused, and nothing is stored", async () => {
    const headers = { "content-type": "application/json" }
    expect((await new Browser(app).post(path, "{}", headers)).response.status).toBe(400)
    expect(await added()).toEqual([])
  })

  test("with markup in it is shown again with the markup as text", async () => {
    const marked = Object.entries(answers).map(([name, value]): [string, string] => {
      const isTyped = !given.choices?.includes(name)
      return [name, isTyped ? `${value}"'><b onmouseover=alert(1)>` : value]
    })
    const browser = await open()
    const fields = browser.sends(button)
    for (const [name, value] of [...marked, ["token", ""] as const]) fields.set(name, value)
    await browser.post(path, fields)
    expect(browser.statuses).toEqual([422])
    expect(typed(browser)).toEqual(Object.fromEntries(marked))
    expect(browser.html).not.toContain("<b onmouseover")
  })

  describe("with one invalid field", () => {
    const chosen = names.filter((name) => given.choices?.includes(name))
    const written = names.filter((name) => !chosen.includes(name) && name !== "walletAddress")
    let senders = 0

    /**
     * Posts one invalid value, as a program does that skips the checks of the browser.
     *
     * @returns the form, with the message beside that field
     */
    async function expectRefused(
      name: string,
      value: string,
      message: string,
      words = given.says?.[name] ?? message,
    ): Promise<Browser> {
      const browser = await open(`198.51.100.${++senders}`)
      const fields = browser.sends(button)
      fields.set(name, value)
      await browser.post(path, fields)
      const said = browser.textOfId(`${name}-error`)
      expect([value, browser.statuses, said]).toEqual([value, [422], words])
      const { [name]: _sent, ...others } = typed(browser)
      const { [name]: _meant, ...meant } = answers
      expect([value, others]).toEqual([value, meant])
      expect(await added()).toEqual([])
      return browser
    }

    test.each(written)("%s must not contain control characters or exceed its stated length", async (name) => {
      for (const value of ["a\u0000b", "bell\u0007", "escape \u001b[31mred"])
        await expectRefused(name, value, formMessages.controlCharacters)
      const end = "@example.org"
      const browser = await expectRefused(name, "x".repeat(20_000) + end, expect.stringMatching(/\d/))
      const max = Number(browser.textOfId(`${name}-error`)?.match(/\d+/))
      if (given.says?.[name]) return
      await expectRefused(name, "x".repeat(max + 1 - end.length) + end, format(formMessages.tooLong, { max }))
    })

    test.each(written)("%s must not contain a private key or a recovery phrase", async (name) => {
      const words = "legal winner thank year wave sausage worth useful legal winner thank yellow".split(" ")
      const numbered = words.map((word, index) => `${index + 1}. ${word}`).join(" ")
      for (const value of [`key 0x${"a1b2".repeat(16)}`, `My phrase: ${numbered}`]) {
        await expectRefused(name, value, walletSecret.found, walletSecret.found)
        expect(app.logLines.join()).not.toContain(value)
      }
    })

    const addresses = written.filter((name) => name === "email")
    test.skipIf(addresses.length === 0)("the email address must be a single, valid address", async () => {
      for (const value of [
        "ade",
        "ade@example",
        "ade@example.org, all@example.org",
        "Ade <ade@example.org>",
        "ade@example.org\r\nBcc: all@example.org",
        "ade@example.org%0d%0aBcc:all@example.org",
      ])
        await expectRefused("email", value, formMessages.email)
    })

    test.each(chosen)("%s must be one of its choices", async (name) => {
      for (const value of ["Casino", "__proto__", "constructor"])
        await expectRefused(name, value, formMessages.option)
    })

    test.each(names)("%s must not be blank if it is required", async (name) => {
      const browser = await open()
      const fields = browser.sends(button)
      fields.set(name, " \u200B\t ")
      await browser.post(path, fields)
      if (given.optional?.includes(name)) return expectAccepted(browser)
      expect(browser.statuses).toEqual([422])
      expect(browser.textOfId(`${name}-error`)).toMatch(/\w/)
      expect(typed(browser)).toEqual({ ...answers, [name]: "" })
      expect(await added()).toEqual([])
    })
  })

  const refusals = [
    [tableNameOf(given), "53100", 503],
    ["rate_limits", "53300", 503],
    [given.mailsNobody ? tableNameOf(given) : "mails", "XX000", 500],
  ] as const
  test.each(refusals)(
    "is shown again when %s refuses with %s: status %i, one log line, and accepted later",
    async (table, code, status) => {
      const browser = await open()
      const { unavailable, failed } = form.words()
      await whileRefusing(app.db, table, code, async () => {
        await press(browser)
      })
      await expectBack(browser, status, titleOf(status === 503 ? unavailable : (given.refused ?? failed)))
      expect(browser.response.headers.get("retry-after")).toBe(status === 503 ? "10" : null)
      const errors = app.logLines.map((text) => JSON.parse(text)).filter(({ level }) => level === "error")
      const requestId = browser.response.headers.get("x-request-id")
      expect(errors).toEqual([expect.objectContaining({ event: form.event, code, requestId })])
      for (const answer of Object.values(answers))
        if (/[@ ]/.test(answer)) expect(app.logLines.join()).not.toContain(answer)
      await expectAcceptedNow(browser)
    },
  )

  test("is shown again with 500 after an internal error, and accepted when sent again", async () => {
    const browser = await open()
    const { secrets } = app.services
    const mark = (purpose: Parameters<typeof secrets.mark>[0], text: string) => {
      if (purpose === "limit") throw new RangeError("The key is gone")
      return secrets.mark(purpose, text)
    }
    app.services.secrets = { ...secrets, mark }
    await press(browser)
    app.services.secrets = secrets
    await expectBack(browser, 500, titleOf(form.words().failed))
    const errors = app.logLines.map((text) => JSON.parse(text)).filter(({ level }) => level === "error")
    expect(errors).toEqual([expect.objectContaining({ event: form.event, error: "RangeError" })])
    await expectAcceptedNow(browser)
  })

  describe("while the database is away", () => {
    let isCut = false
    const mend = async () => {
      if (isCut) await line.mend()
      isCut = false
    }
    afterEach(mend)

    test("is shown again with everything typed, and accepted once the database is back", async () => {
      const browser = await open()
      await line.cut()
      isCut = true
      await waitUntil(() => expect(app.pool.totalCount).toBe(0))
      await press(browser)
      await mend()
      await expectBack(browser, 503, given.showsStored ? sendAgain.text : titleOf(form.words().unavailable))
      expect(browser.response.headers.get("retry-after")).toBe("10")
      await expectAcceptedNow(browser, given.showsStored ? sendAgain.button : button)
    })
  })
})
