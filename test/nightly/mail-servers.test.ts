import type { Socket } from "node:net"
import { eq } from "drizzle-orm"
import PostalMime from "postal-mime"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { replyToMessage } from "#app/contact/admin/replies.server.ts"
import { addMessage } from "#app/contact/test-support.ts"
import { contactMessages, mails, rateLimits, townHallSubscribers } from "#app/lib/db/schema.ts"
import { smtpTransport } from "#app/lib/mail/outbox/transport.server.ts"
import { type MailWorkerParts, sendNextMail, startMailWorker } from "#app/lib/mail/outbox/worker.server.ts"
import { mailServer, rawServer } from "#app/lib/mail/test-support.ts"
import * as merchants from "#app/listings/application/admin/review.server.ts"
import { addApplication } from "#app/listings/application/test-support.ts"
import { approveStory, rejectStory } from "#app/stories/admin/story-review.server.ts"
import { addStaff, addStory } from "#app/stories/test-support.ts"
import * as newsletter from "#app/subscriptions/newsletter.server.ts"
import { ask, tokenIn } from "#app/subscriptions/test-support.ts"
import { queueReminders } from "#app/subscriptions/town-halls/reminders/reminders.server.ts"
import { joinTownHalls } from "#app/subscriptions/town-halls/test-support.ts"
import { contactContent } from "#content/en/contact.ts"
import { testSecrets, useApp } from "#test/app.ts"
import { Browser } from "#test/browser.ts"
import { silentLog } from "#test/database.ts"

const app = useApp()
const start = new Date("2026-05-01T12:00:00Z")
const publicUrl = "https://guap.example"
let now = start

type Mail = typeof mails.$inferSelect
const written = new Map<string, Mail>()

/** Every type of mail that visitors and staff cause, by its name in the outbox. */
const kinds = [
  "contact-new",
  "contact-received",
  "contact-reply",
  "merchant-approved",
  "merchant-new",
  "merchant-received",
  "merchant-rejected",
  "newsletter-already",
  "newsletter-confirm",
  "newsletter-welcome",
  "story-new",
  "story-published",
  "story-received",
  "story-rejected",
  "town-hall-day",
  "town-hall-hour",
  "town-hall-welcome",
]

/** Writes one mail of each type, with the commands that write them in the product. */
async function writeAll(): Promise<void> {
  const { db } = app
  const by = await addStaff(db, "Grace")
  const secrets = testSecrets
  const context = { by, publicUrl, secrets, now: start }

  const message = await addMessage(db)
  await replyToMessage(db, message, { text: "Yes.", formKey: "a", seen: 0 }, { ...context, replyTo: null })
  await approveStory(db, await addStory(db), context)
  await rejectStory(db, await addStory(db, { title: "Another" }), "Too short.", context)
  await merchants.approve(db, await addApplication(db), context)
  await merchants.reject(db, await addApplication(db, { businessName: "Another" }), null, context)

  await ask(db)
  const asked = (await db.select().from(mails).orderBy(mails.createdAt, mails.id)).find(
    ({ kind }) => kind === "newsletter-confirm",
  )
  await newsletter.confirm(db, tokenIn(asked, "confirm"), { secrets, publicUrl, now: start })
  await ask(db)

  const reader = { fullName: "Adé Ọlá", email: "ade@oyo.example" }
  // Earlier mails have used up the daily limit of this address.
  await db.delete(rateLimits)
  await joinTownHalls(db, reader, start)
  for (const minutes of [600, 30]) {
    const startsAt = new Date(start.getTime() + minutes * 60_000)
    const texts = { slug: "daos", title: "DAOs", location: "Online", date: "May 1, 2026", time: "7:00 PM" }
    const listSessions = async () => [{ id: minutes, startsAt, ...texts }]
    await queueReminders(db, { secrets, publicUrl, listSessions }, start)
  }
  for (const mail of await db.select().from(mails)) written.set(mail.kind, mail)
}

beforeAll(async () => {
  app.now = start
  await writeAll()
})
beforeEach(async () => {
  now = start
  await app.db.delete(mails)
})

const staff = ["ada@guap.example", "grace@guap.example"]
const partsFor = (url: string): MailWorkerParts => ({
  db: app.db,
  transport: smtpTransport(url),
  clock: () => now,
  log: silentLog,
  from: "Guapcoin <no-reply@guap.example>",
  domain: "guap.example",
  listStaff: async () => staff,
})
const send = (url: string) => sendNextMail(partsFor(url))

async function queued(kind: string): Promise<Mail> {
  const mail = written.get(kind)
  if (!mail) throw new Error(`No command wrote a mail of the kind ${kind}`)
  await app.db.insert(mails).values({ ...mail, nextAttemptAt: now })
  return mail
}
const stored = async ({ id }: Mail) => (await app.db.select().from(mails).where(eq(mails.id, id)))[0]

const refusal = (responseCode: number) => Object.assign(new Error("No"), { responseCode })
const refuseRecipient = async (code: number) =>
  (await mailServer({ onRcptTo: (_, __, callback) => callback(refusal(code)) })).url
const refuseText = async (code: number) =>
  (
    await mailServer({
      onData(stream, _, callback) {
        stream.resume()
        stream.on("end", () => callback(refusal(code)))
      },
    })
  ).url

/** A server that accepts the whole mail, and then calls `then` instead of acknowledging it. */
const afterwards = (then: (socket: Socket) => void) =>
  rawServer((socket) => {
    let text: string | undefined
    socket.write("220 ready\r\n")
    socket.on("data", (data) => {
      const said = data.toString()
      if (text !== undefined) {
        text += said
        if (text.endsWith("\r\n.\r\n")) then(socket)
      } else if (said.startsWith("DATA")) {
        text = ""
        socket.write("354 go on\r\n")
      } else socket.write("250 ok\r\n")
    })
  })
const impatient = async (url: Promise<string>) => `${await url}?socketTimeout=150&greetingTimeout=150`

test("each type of mail is written by a command of the product", () => {
  expect([...written.keys()].sort()).toEqual(kinds)
})

describe.each([
  ["refuses the recipient for good (550)", () => refuseRecipient(550), "EENVELOPE: 550 No"],
  ["refuses the text for good (554)", () => refuseText(554), "EMESSAGE: 554 No"],
])("a server that %s", (_, server, reason) => {
  test.each(kinds)(
    "gets %s once; the mail becomes dead with the reason, and is never sent again automatically",
    async (kind) => {
      const mail = await queued(kind)
      await send(await server())
      expect(await stored(mail)).toEqual({
        ...mail,
        status: "dead",
        attempts: 1,
        lastError: reason,
        nextAttemptAt: start,
      })
      now = new Date(start.getTime() + 365 * 24 * 3_600_000)
      const good = await mailServer()
      expect([await send(good.url), good.received]).toEqual([false, []])
    },
  )
})

type Case = [what: string, server: () => Promise<string>, reason: string | RegExp]

describe.each<Case>([
  ["says 'later' to the recipient (450)", () => refuseRecipient(450), "EENVELOPE: 450 No"],
  ["says 'later' to the text (451)", () => refuseText(451), "EMESSAGE: 451 No"],
  ["does not greet", () => impatient(rawServer(() => {})), /^ETIMEDOUT: /],
  [
    "greets and falls silent",
    () => impatient(rawServer((socket) => socket.write("220 ready\r\n"))),
    /^ETIMEDOUT: /,
  ],
  ["takes the mail and falls silent", () => impatient(afterwards(() => {})), /^ETIMEDOUT: /],
  ["hangs up at once", () => rawServer((socket) => socket.end()), /^E/],
  ["hangs up on the whole mail", () => afterwards((socket) => socket.end()), /^E/],
  ["is not there", async () => "smtp://127.0.0.1:1", /^E/],
])("a server that %s", (_, server, reason) => {
  test.each(kinds)("gets %s later, once, with the same Message-ID", async (kind) => {
    const mail = await queued(kind)
    expect(await send(await server())).toBe(true)
    const waiting = await stored(mail)
    expect(waiting).toMatchObject({
      status: "queued",
      attempts: 1,
      sentAt: null,
      lastError: expect.stringMatching(reason),
    })

    const good = await mailServer()
    now = waiting?.nextAttemptAt ?? start
    expect([await send(good.url), await send(good.url)]).toEqual([true, false])
    expect(good.received).toHaveLength(1)
    expect(good.received[0]?.to).toEqual(mail.recipient ? [mail.recipient] : staff)
    const read = await PostalMime.parse(good.received[0]?.source ?? "")
    expect(read).toMatchObject({ messageId: `<${mail.id}@guap.example>`, subject: mail.subject })
    expect(read.text?.trim()).toBe(mail.text.trim())
    expect(await stored(mail)).toMatchObject({ status: "sent", attempts: 2, lastError: null })
  })
})

describe("a submitted form", () => {
  test.each([
    ["refuses everything", () => refuseRecipient(550)],
    ["hangs", () => rawServer(() => {})],
    ["hangs up", () => rawServer((socket) => socket.end())],
  ])("is answered at once while the mail server %s", async (_, server) => {
    for (const table of [contactMessages, townHallSubscribers]) await app.db.delete(table)
    const worker = startMailWorker({ ...partsFor(await impatient(server())), clock: () => app.now }, 20)
    try {
      const browser = await new Browser(app).open("/contact")
      app.now = new Date(app.now.getTime() + 60_000)
      const message = { name: "Ada", email: "ada@mail.example", category: "Other", message: "Hello." }
      await browser.fill(message).press(contactContent.form.submit)
      expect(browser.statuses).toEqual([303, 200])
      await expect
        .poll(async () => (await app.db.select().from(mails)).map(({ attempts }) => attempts))
        .toEqual([1, 1])
    } finally {
      await worker.stop()
    }
    for (const { status, lastError } of await app.db.select().from(mails))
      expect([status, lastError]).toEqual([expect.stringMatching(/^(queued|dead)$/), expect.any(String)])
  })
})
