import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import PostalMime, { type Email } from "postal-mime"
import { beforeEach, describe, expect, test } from "vitest"
import { auditLog, contactMessages, mails, rateLimits } from "#app/lib/db/schema.ts"
import { fileTransport } from "#app/lib/mail/outbox/transport.server.ts"
import { sendNextMail } from "#app/lib/mail/outbox/worker.server.ts"
import { contactContent } from "#content/en/contact.ts"
import { formMessages } from "#content/en/forms.ts"
import { useApp } from "./app.ts"
import { Browser, formEntries } from "./browser.ts"
import { silentLog } from "./database.ts"

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")
const sent = "Your message has been sent. We'll get back to you soon!"
const missing = "Please fill out all required fields"

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

/** Opens the form and moves the clock one minute ahead. */
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

/** Sends what a program sends that ignores the limits of the form. */
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

/** Sends the queued mails as real mails and parses them as a mail program would. */
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
  test("is stored with its audit row and two mails, and an empty form confirms it", async () => {
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

  test("reaches the staff completely, and their reply goes to the sender", async () => {
    await send()
    const { "contact-new": mail } = await delivered()
    expect(mail?.to).toEqual([expect.objectContaining({ address: "staff@guap.example" })])
    expect(mail?.replyTo).toEqual([{ name: "", address: message.email }])
    expect(mail?.subject).toContain(message.subject)
    expect(mail?.text).toContain("How do I list it?\n\nThank you.")
    for (const part of [message.name, message.email, "Thank you."]) expect(mail?.html).toContain(part)
  })

  test("is acknowledged to its sender in a mail that repeats nothing of what was typed", async () => {
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
  ])("can have the type %s", async (category, code) => {
    expectSent(await send({ category }))
    expect(await rows()).toEqual([expect.objectContaining({ category: code })])
  })
})

describe("missing or wrong fields", () => {
  test("are reported all at once, and can be corrected in the same form", async () => {
    const browser = await press(await open())
    expect(browser.response.status).toBe(422)
    expect(browser.text).toContain(missing)
    for (const [field, text] of Object.entries(contactContent.required)) {
      expect(browser.textOfId(`${field}-error`)).toBe(text)
      expect(browser.href(text)).toBe(`#${field}`)
      expect(browser.field(field).attributes["aria-invalid"]).toBe("true")
    }
    expect(browser.textOfId("subject-error")).toBeUndefined()
    expectSent(await press(browser.fill(message)))
    expect(await rows()).toEqual([expect.objectContaining({ ...messageInRow, suspicion: null })])
  })
})

test("if wrong, are reported as wrong and not as missing", async () => {
  const browser = await post({ email: "ade", category: "Billing" })
  expect([browser.href(formMessages.email), browser.href(formMessages.option)]).toEqual([
    "#email",
    "#category",
  ])
  expect(browser.text).not.toContain(missing)
})

describe("unusual input is accepted", () => {
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
  test("by the back button, with the old or a new form, and in two tabs, is stored once", async () => {
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
  ])("with another %s is a separate message, also from the same form", async (_, change) => {
    const browser = (await open()).fill(message)
    const page = browser.document
    await press(browser)
    expectSent(await press(Object.assign(browser, { document: page }).fill(change)))
    expect(await rows()).toHaveLength(2)
  })

  test("a day later is a reminder, and is stored", async () => {
    await send()
    later(24 * 3600)
    expectSent(await send())
    expect(await rows()).toHaveLength(2)
  })
})

describe("a message that looks automated", () => {
  test("because its hidden field is filled in is stored and flagged, and gets no acknowledgment", async () => {
    expectSent(await post({ leave_blank: "http://spam.example" }))
    expect(await mailKinds()).toEqual(["contact-new"])
    expect((await delivered())["contact-new"]?.text).toContain("(honeypot)")
  })
})

describe("too many messages", () => {
  test("from one mailbox stop the acknowledgments for a day, in any spelling of the address, but not the messages", async () => {
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
