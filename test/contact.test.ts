import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { sql } from "drizzle-orm"
import PostalMime, { type Email } from "postal-mime"
import { afterEach, beforeEach, describe, expect, test } from "vitest"
import { auditLog, contactMessages, mails, rateLimits } from "#app/db/schema.ts"
import { contactLimits } from "#app/features/contact/options.ts"
import { fill } from "#app/platform/fill.ts"
import { issueFormToken } from "#app/platform/form/form-token.server.ts"
import { fileTransport } from "#app/platform/mail/outbox/transport.server.ts"
import { sendNextMail } from "#app/platform/mail/outbox/worker.server.ts"
import { contactContent } from "#content/en/contact.ts"
import { formMessages } from "#content/en/forms.ts"
import { testSecrets, useApp } from "./app.ts"
import { Browser, formEntries } from "./browser.ts"
import { silentLog } from "./database.ts"
import { createDatabaseSwitch } from "./database-switch.ts"
import { whileRefusing } from "./refusing.ts"
import { waitUntil } from "./wait-until.ts"

const line = createDatabaseSwitch()
const app = useApp({}, line.reach)
const start = new Date("2026-05-01T12:00:00Z")
const sent = "Your message has been sent. We'll get back to you soon!"
const missing = "Please fill out all required fields"
const insertFailed = "There was a problem sending your message. Please try again."
const unexpected = "An unexpected error occurred. Please try again later."

const message = {
  name: "Adé Ọlá",
  email: "ade@example.org",
  subject: "A shop in Lagos",
  category: "Support",
  message: "How do I list it?\n\nThank you.",
}
type Message = typeof message
const messageInRow = { ...message, category: "support" }

beforeEach(async () => {
  app.now = start
  app.logLines.length = 0
  for (const table of [contactMessages, mails, rateLimits]) await app.db.delete(table)
})

const later = (seconds: number) => {
  app.now = new Date(app.now.getTime() + seconds * 1000)
}
const rows = () => app.db.select().from(contactMessages).orderBy(contactMessages.id)
const mailKinds = async () => (await app.db.select().from(mails)).map((mail) => mail.kind).sort()
const receipts = async () => (await mailKinds()).filter((kind) => kind === "contact-received").length
const audits = async () =>
  (await app.db.select().from(auditLog).orderBy(auditLog.id)).filter(
    (entry) => entry.action === "contact.submitted",
  )

/** Opens the form; it has been open for a minute. */
async function open(headers: Record<string, string> = {}): Promise<Browser> {
  const browser = await new Browser(app, headers).open("/contact")
  later(60)
  return browser
}

const press = (browser: Browser) => browser.press(contactContent.form.submit)

/** Opens the form, fills it in and sends it. */
async function send(change: Partial<Message> = {}, headers?: Record<string, string>): Promise<Browser> {
  return press((await open(headers)).fill({ ...message, ...change }))
}

/** What a program sends that skips the form's own limits. */
async function post(change: Record<string, string> = {}, headers?: Record<string, string>): Promise<Browser> {
  const browser = await open(headers)
  const fields = formEntries(browser, "message")
  for (const [name, value] of Object.entries({ ...message, ...change })) fields.set(name, value)
  return browser.post("/contact", fields)
}

const typed = (browser: Browser) =>
  Object.fromEntries(Object.keys(message).map((field) => [field, browser.value(field)]))

function expectSent(browser: Browser): void {
  expect([browser.statuses, browser.path]).toEqual([[303, 200], "/contact"])
  expect(browser.text).toContain(sent)
  expect(typed(browser)).toEqual({ name: "", email: "", subject: "", category: "", message: "" })
}

/** Sends what is queued as real mails and reads them as a mail program would. */
async function delivered(): Promise<Record<string, Email>> {
  const folder = mkdtempSync(path.join(tmpdir(), "contact-mails-"))
  const parts = {
    db: app.db,
    transport: fileTransport(folder),
    clock: () => app.now,
    log: silentLog,
    from: "Guapcoin <no-reply@guap.example>",
    domain: "guap.example",
    listStaff: async () => ["staff@guap.example"],
  }
  while (await sendNextMail(parts)) {}
  const parsed: Record<string, Email> = {}
  for (const { id, kind } of await app.db.select().from(mails))
    if (readdirSync(folder).includes(`${id}.eml`))
      parsed[kind] = await PostalMime.parse(readFileSync(path.join(folder, `${id}.eml`)))
  rmSync(folder, { recursive: true })
  return parsed
}

describe("a message", () => {
  test("is stored with its audit row and two mails, and the form comes back empty with the good news", async () => {
    const before = (await audits()).length
    expectSent(await send())
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect(row).toMatchObject({
      ...messageInRow,
      status: "unread",
      suspicion: null,
      readAt: null,
    })
    const entries = (await audits()).slice(before)
    expect(entries).toEqual([
      expect.objectContaining({ actor: "visitor", actorId: null, subjectId: String(row?.id), details: {} }),
    ])
    expect(await mailKinds()).toEqual(["contact-new", "contact-received"])
    expect(app.logLines.join()).not.toMatch(/ade@|Adé|Lagos|Thank you/)
  })

  test("reaches the staff whole, and their answer goes to the sender", async () => {
    await send()
    const { "contact-new": mail } = await delivered()
    expect(mail?.to).toEqual([expect.objectContaining({ address: "staff@guap.example" })])
    expect(mail?.replyTo).toEqual([{ name: "", address: message.email }])
    expect(mail?.subject).toContain(message.subject)
    expect(mail?.text).toContain("How do I list it?\n\nThank you.")
    for (const part of [message.name, message.email, "Thank you."]) expect(mail?.html).toContain(part)
  })

  test("is acknowledged to its sender, in a mail that repeats nothing of what was typed", async () => {
    await send()
    const { "contact-received": mail } = await delivered()
    expect(mail?.to).toEqual([expect.objectContaining({ address: message.email })])
    expect(mail?.replyTo).toBeUndefined()
    for (const part of [message.name, message.subject, "list it"])
      expect([mail?.subject, mail?.text, mail?.html].join()).not.toContain(part)
  })

  test("needs no subject", async () => {
    expectSent(await send({ subject: "" }))
    expect(await rows()).toEqual([expect.objectContaining({ subject: null })])
    expect((await delivered())["contact-new"]?.subject).toContain(message.name)
  })

  test.each([
    ["Media", "media"],
    ["Support", "support"],
    ["Other", "other"],
  ])("can be of the type %s", async (category, code) => {
    expectSent(await send({ category }))
    expect(await rows()).toEqual([expect.objectContaining({ category: code })])
  })
})

describe("what is missing", () => {
  test.each(["name", "email", "category", "message"] as const)(
    "%s is asked for in the summary and beside the field, and nothing typed is lost",
    async (field) => {
      for (const empty of ["", " \u200B\t "]) {
        const browser = await post({ [field]: empty })
        expect(browser.response.status).toBe(422)
        expect(browser.text).toContain(missing)
        expect(browser.href(contactContent.required[field])).toBe(`#${field}`)
        expect(browser.textOfId(`${field}-error`)).toBe(contactContent.required[field])
        expect(browser.field(field).attributes["aria-invalid"]).toBe("true")
        expect(typed(browser)).toEqual({ ...message, [field]: "" })
      }
      expect([await rows(), await mailKinds()]).toEqual([[], []])
    },
  )

  test("everything at once is told at once, and mended in the same form", async () => {
    const browser = await press(await open())
    expect(browser.response.status).toBe(422)
    for (const [field, text] of Object.entries(contactContent.required))
      expect(browser.textOfId(`${field}-error`)).toBe(text)
    expect(browser.textOfId("subject-error")).toBeUndefined()
    expectSent(await press(browser.fill(message)))
    expect(await rows()).toEqual([expect.objectContaining({ ...messageInRow, suspicion: null })])
  })
})

describe("what is wrong", () => {
  const { name, email, subject, message: longest } = contactLimits
  test.each([
    ["name", "x".repeat(name + 1), fill(formMessages.tooLong, { max: name })],
    ["email", `${"x".repeat(250)}@example.org`, fill(formMessages.tooLong, { max: email })],
    ["subject", "x".repeat(subject + 1), fill(formMessages.tooLong, { max: subject })],
    ["message", "x".repeat(longest + 1), fill(formMessages.tooLong, { max: longest })],
    ...["name", "email", "subject", "message"].map((field) => [
      field,
      "a\u0000b",
      formMessages.controlCharacters,
    ]),
    ["name", "bell\u0007", formMessages.controlCharacters],
    ["message", "escape \u001b[31mred", formMessages.controlCharacters],
    ["email", "ade", formMessages.email],
    ["email", "ade@example", formMessages.email],
    ["email", "ade@example.org, all@example.org", formMessages.email],
    ["email", "Ade <ade@example.org>", formMessages.email],
    ["email", "ade@example.org\r\nBcc: all@example.org", formMessages.email],
    ["email", "ade@example.org%0d%0aBcc:all@example.org", formMessages.email],
    ["category", "Billing", formMessages.option],
    ["category", "__proto__", formMessages.option],
  ])("%s = %j is told so beside the field and in the summary", async (field, value, text) => {
    const browser = await post({ [field]: value })
    expect(browser.response.status).toBe(422)
    expect(browser.textOfId(`${field}-error`)).toBe(text)
    expect(browser.href(text)).toBe(`#${field}`)
    expect(browser.text).not.toContain(missing)
    expect([await rows(), await mailKinds()]).toEqual([[], []])
    for (const other of Object.keys(message))
      if (other !== field) expect(browser.value(other)).toBe(message[other as keyof Message])
  })

  test("a form that arrives damaged is refused", async () => {
    const browser = await new Browser(app).post("/contact", "{}", { "content-type": "application/json" })
    expect(browser.response.status).toBe(400)
  })
})

describe("what is unusual and fine", () => {
  test.each<[string, Partial<Message>, Partial<Message>]>([
    [
      "line breaks that want to be headers",
      { name: "Ade\r\nBcc: all@example.org", subject: "Hi\r\nX-Evil: 1\u2028Bcc: all@example.org" },
      { name: "Ade Bcc: all@example.org", subject: "Hi X-Evil: 1 Bcc: all@example.org" },
    ],
    ["emoji, up to the last character", { name: "👩🏾‍🍳 Chef", subject: "🎉".repeat(150) }, {}],
    ["the longest message", { message: "ọ".repeat(5000) }, {}],
    ["Arabic and Hebrew", { name: "مريم", subject: "שלום (Lagos)", message: "مرحبا\nשלום" }, {}],
    ["tricks with the direction of text", { subject: "shop\u202Etxt.exe" }, { subject: "shoptxt.exe" }],
    [
      "markup and places of our own sentences",
      { name: "<b>{email}</b>", subject: "</title><script>alert(1)</script>", message: "<img src=x> {name}" },
      {},
    ],
  ])("%s", async (_, change, stored) => {
    expectSent(await post(change))
    const row = { ...messageInRow, ...change, ...stored }
    expect(await rows()).toEqual([expect.objectContaining(row)])
    const { "contact-new": mail } = await delivered()
    expect(mail?.subject).toBe([...`Support: ${row.subject}`].slice(0, 120).join(""))
    expect(mail?.text?.replace(/\s+/g, "")).toContain(row.subject.replace(/\s+/g, ""))
    expect(mail?.text).toContain(row.name)
    expect(mail?.html).not.toMatch(/<script>|<img src=x>|<b>\{/)
    expect(mail?.replyTo).toEqual([{ name: "", address: message.email }])
    const headers = mail?.headers.map(({ key }) => key)
    for (const forged of ["bcc", "cc", "x-evil"]) expect(headers).not.toContain(forged)
  })
})

describe("the same message sent again", () => {
  test("by a double click or a retry, ten times at once, is one record and succeeds each time", async () => {
    const before = (await audits()).length
    const browser = (await open()).fill(message)
    const fields = formEntries(browser, "message")
    const all = await Promise.all(
      Array.from({ length: 10 }, () => new Browser(app).post("/contact", new URLSearchParams(fields))),
    )
    for (const one of all) expectSent(one)
    expect(await rows()).toHaveLength(1)
    expect(await mailKinds()).toEqual(["contact-new", "contact-received"])
    expect(await audits()).toHaveLength(before + 1)
  })

  test("by the back button, with the old form or a new one, and in two tabs, is one record", async () => {
    const browser = (await open()).fill(message)
    const page = browser.document
    expectSent(await press(browser))
    expectSent(await press(Object.assign(browser, { document: page })))
    expectSent(await send())
    expectSent(await send())
    expect(await rows()).toHaveLength(1)
    expect(await mailKinds()).toEqual(["contact-new", "contact-received"])
  })

  test.each<[string, Partial<Message>]>([
    ["name", { name: "Grace" }],
    ["e-mail address", { email: "grace@example.org" }],
    ["subject", { subject: "" }],
    ["inquiry type", { category: "Media" }],
    ["message", { message: "Never mind." }],
  ])("with another %s is a message of its own, from the same form too", async (_, change) => {
    const browser = (await open()).fill(message)
    const page = browser.document
    await press(browser)
    expectSent(await press(Object.assign(browser, { document: page }).fill(change)))
    expect(await rows()).toHaveLength(2)
  })

  test("a day later is a reminder, and arrives", async () => {
    await send()
    later(24 * 3600)
    expectSent(await send())
    expect(await rows()).toHaveLength(2)
  })

  test.each(["", "not-a-key", "'; drop table", "x".repeat(5000)])(
    "under the key %j is taken",
    async (submissionKey) => {
      expectSent(await post({ submissionKey }))
      expect(await rows()).toHaveLength(1)
    },
  )
})

describe("the token of a form", () => {
  test.each([
    ["that is a day old", () => issueFormToken(testSecrets, "contact", new Date(start.getTime() - 864e5))],
    ["of another form", () => issueFormToken(testSecrets, "newsletter", start)],
    ["that is forged", () => "kx2f.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"],
    ["that is missing", () => ""],
  ])("%s stores nothing, keeps what was typed, and gives a new one", async (_, token) => {
    const browser = await post({ token: token() })
    expect(browser.response.status).toBe(422)
    expect(browser.text).toContain(formMessages.stale)
    expect(typed(browser)).toEqual(message)
    expect(await rows()).toEqual([])
    later(10)
    expectSent(await press(browser))
    expect(await rows()).toEqual([expect.objectContaining({ ...messageInRow, suspicion: null })])
  })
})

describe("a message that looks automated", () => {
  const expectMarked = async (browser: Browser, suspicion: string) => {
    expectSent(browser)
    expect(await rows()).toEqual([expect.objectContaining({ ...messageInRow, suspicion })])
    expect(await mailKinds()).toEqual(["contact-new"])
    expect((await delivered())["contact-new"]?.text).toContain(`(${suspicion})`)
  }

  test("because it filled in the hidden field is kept and marked, and brings nobody a receipt", async () => {
    await expectMarked(await post({ leave_blank: "http://spam.example" }), "honeypot")
  })

  test("because it came at once is kept and marked", async () => {
    const browser = (await open()).fill(message)
    later(-58.5)
    await expectMarked(await press(browser), "too-fast")
  })

  test("because very many come from everywhere is kept and marked", async () => {
    const resetsAt = new Date(start.getTime() + 3_600_000)
    await app.db.insert(rateLimits).values({ key: "contact:everybody", hits: 500, resetsAt })
    await expectMarked(await send(), "flood")
  })
})

describe("too much", () => {
  test("from one network in an hour is refused with a time to come back, and what was typed stays", async () => {
    const from = (address: string) => ({ "x-forwarded-for": address })
    const resetsAt = new Date(start.getTime() + 3_600_000)
    await send({}, from("203.0.113.7"))
    await app.db.update(rateLimits).set({ hits: 30, resetsAt }).where(sql`key <> 'contact:everybody'`)
    app.now = start
    const refused = await post({ message: "One more." }, from("203.0.113.7"))
    expect(refused.response.status).toBe(429)
    expect(refused.response.headers.get("retry-after")).toBe("3540")
    expect(refused.text).toContain(formMessages.tooMany)
    expect(typed(refused)).toEqual({ ...message, message: "One more." })
    expectSent(await send({ message: "From elsewhere." }, from("203.0.113.8")))
    later(3600)
    expectSent(await press(refused))
    expect(await rows()).toHaveLength(3)
    expect(JSON.stringify(await app.db.select().from(rateLimits))).not.toMatch(/203\.0|example\.org/)
  })

  test("for one mailbox stops the receipts for a day, however it is written, and no message", async () => {
    const spellings = ["ade@example.org", "ADE@example.org", "a.de@example.org", "ade+1@example.org"]
    for (let time = 0; time < 6; time++)
      expectSent(await send({ email: spellings[time % 4] ?? "", message: `Message ${time}` }))
    expect([(await rows()).length, await receipts()]).toEqual([6, 3])
    await send({ email: "grace@example.org" })
    expect(await receipts()).toBe(4)
    later(24 * 3600)
    await send({ message: "The next day" })
    expect(await receipts()).toBe(5)
  })
})

const errors = () => app.logLines.map((text) => JSON.parse(text)).filter((entry) => entry.level === "error")

describe("a message that cannot be stored", () => {
  test.each([
    ["contact_messages", "23514", 500],
    ["contact_messages", "53100", 503],
    ["audit_log", "XX000", 500],
    ["mails", "42501", 500],
    ["rate_limits", "53300", 503],
  ])(
    "because %s answers %s is told so with %i, whole or not at all, and goes through later",
    async (table, code, status) => {
      const browser = (await open()).fill(message)
      await whileRefusing(app.db, table, code, async () => {
        await press(browser)
      })
      expect(browser.response.status).toBe(status)
      expect(browser.text).toContain(insertFailed)
      expect(typed(browser)).toEqual(message)
      expect([await rows(), await mailKinds()]).toEqual([[], []])
      expect(errors()).toEqual([expect.objectContaining({ event: "contact.failed", code })])
      expect(app.logLines.join()).not.toMatch(/ade@|Adé|Lagos|Thank you/)
      expectSent(await press(browser))
      expect(await rows()).toHaveLength(1)
    },
  )

  test("for a reason of our own is told as unexpected, and nothing typed is lost", async () => {
    const browser = (await open()).fill(message)
    const { secrets } = app.services
    const mark = (purpose: string, text: string) => {
      if (purpose === "limit") throw new RangeError("The key is gone")
      return secrets.mark(purpose, text)
    }
    try {
      app.services.secrets = { ...secrets, mark }
      await press(browser)
    } finally {
      app.services.secrets = secrets
    }
    expect(browser.response.status).toBe(500)
    expect(browser.text).toContain(unexpected)
    expect(typed(browser)).toEqual(message)
    expect(errors()).toEqual([expect.objectContaining({ event: "contact.failed", error: "RangeError" })])
    expectSent(await press(browser))
  })
})

describe("while the database is away", () => {
  let isCut = false
  const mend = async () => {
    if (isCut) await line.mend()
    isCut = false
  }
  afterEach(mend)

  test("the form opens, keeps everything with a 503, and goes through once it is back", async () => {
    await line.cut()
    isCut = true
    await waitUntil(() => expect(app.pool.totalCount).toBe(0))
    const browser = await send()
    expect([browser.response.status, browser.response.headers.get("retry-after")]).toEqual([503, "10"])
    expect(browser.text).toContain(insertFailed)
    expect(typed(browser)).toEqual(message)
    await mend()
    expectSent(await press(browser))
    expect(await rows()).toEqual([expect.objectContaining(messageInRow)])
  })
})
