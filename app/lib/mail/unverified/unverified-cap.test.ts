import { eq } from "drizzle-orm"
import { beforeEach, expect, test } from "vitest"
import { mails } from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import type { MailUrgency } from "../options.ts"
import { tellOfDeferred } from "../outbox/deferred.server.ts"
import { markSent, queueMail, takeDueMail } from "../outbox/outbox.server.ts"
import { cleanUpMails } from "../outbox/outbox-cleanup.server.ts"
import { countDeferred } from "./unverified-cap.server.ts"

const database = useDatabase()
const start = new Date("2026-05-01T12:00:00Z")
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000)
const hour = 3600
const publicUrl = "https://guap.example"

beforeEach(() => database.db.delete(mails))

async function queue(
  count: number,
  urgency: MailUrgency = "stranger",
  networkOf: (number: number) => string | null = () => null,
): Promise<void> {
  for (let number = 0; number < count; number++)
    await queueMail(
      database.db,
      {
        kind: "merchant-received",
        dedupeKey: `${urgency}:${String(number).padStart(4, "0")}`,
        urgency,
        network: networkOf(number),
        to: `owner-${number}@example.org`,
        subject: "We received it",
        html: "<p>Hello</p>",
        text: "Hello",
      },
      at(number / 1000),
    )
}

/** Sends all mail that may be sent now. @returns the keys in the order of sending */
async function sendAll(now: Date): Promise<string[]> {
  const sent: string[] = []
  for (;;) {
    const mail = await takeDueMail(database.db, now)
    if (!mail) return sent
    await markSent(database.db, mail, now)
    sent.push(mail.dedupeKey)
  }
}

const deferredMails = async () =>
  (await database.db.select().from(mails).orderBy(mails.createdAt, mails.id)).filter(
    ({ kind }) => kind === "mails-held-back",
  )

test("unverified recipients get 200 mails an hour; the rest wait, are sent later in order, and none is lost", async () => {
  await queue(450)
  const first = await sendAll(at(10))
  expect([first.length, await countDeferred(database.db, at(10))]).toEqual([200, 250])
  expect(await sendAll(at(hour))).toEqual([])
  const second = await sendAll(at(hour + 10))
  expect([second.length, await countDeferred(database.db, at(hour + 10))]).toEqual([200, 50])
  const third = await sendAll(at(2 * hour + 10))
  expect([third.length, await countDeferred(database.db, at(2 * hour + 10))]).toEqual([50, 0])
  const all = [...first, ...second, ...third]
  expect(all).toEqual(all.toSorted())
  expect(new Set(all).size).toBe(450)
})

test("accounts, answers and staff are not limited by the cap", async () => {
  await queue(201)
  await sendAll(at(10))
  for (const urgency of ["account", "asked", "staff"] as const) {
    await queue(3, urgency)
    expect(await sendAll(at(20))).toHaveLength(3)
  }
  expect(await countDeferred(database.db, at(20))).toBe(1)
})

test("in the second half of the cap only networks with fewer than three mails send: a flood delays no other visitor", async () => {
  await queue(232, "stranger", (number) => `flood from ${number % 8}`)
  expect(await sendAll(at(10))).toHaveLength(100)
  await queue(235, "stranger", (number) => (number < 234 ? "Ada's" : "Ben's"))

  expect(await sendAll(at(20))).toEqual(["stranger:0232", "stranger:0233", "stranger:0234"])
  expect(await countDeferred(database.db, at(20))).toBe(132)
  expect(await sendAll(at(hour + 30))).toHaveLength(100)
})

test("one hour after a mail its network is deleted", async () => {
  await queue(2, "stranger", () => "Ada's")
  const networks = async () => (await database.db.select().from(mails)).map(({ network }) => network)
  await sendAll(at(10))
  await cleanUpMails(database.db, async () => {}, at(hour))
  expect(await networks()).toEqual(["Ada's", "Ada's"])
  await cleanUpMails(database.db, async () => {}, at(hour + 20))
  expect(await networks()).toEqual([null, null])
})

test("mail sent by a clock that was years ahead does not count against the cap", async () => {
  await queue(200)
  await sendAll(at(10))
  await database.db.update(mails).set({ sentAt: new Date("2031-01-01T00:00:00Z") })
  await queue(201)
  expect(await sendAll(at(20))).toEqual(["stranger:0200"])
})

test("staff are mailed once an hour that mail is deferred and why, by one of several instances", async () => {
  const look = (now: Date) =>
    Promise.all([1, 2, 3].map(() => tellOfDeferred(database.db, { publicUrl, now })))
  await queue(200)
  await sendAll(at(10))
  await look(at(11))
  expect(await deferredMails()).toEqual([])
  await queue(203)
  for (const seconds of [12, 72, hour - 10]) await look(at(seconds))
  expect(await deferredMails()).toMatchObject([
    { recipient: null, urgency: "staff", subject: "3 emails are waiting", status: "queued" },
  ])
  const [told] = await deferredMails()
  expect(told?.text).toMatch(/200 emails.*typed into the site's forms/)
  expect(told?.text).toContain("https://guap.example/admin/mail?status=queued")

  // An hour later another 200 have been sent, and more wait.
  await sendAll(at(hour + 20))
  await database.db
    .update(mails)
    .set({ sentAt: at(hour + 20) })
    .where(eq(mails.urgency, "stranger"))
  await queue(205)
  await look(at(hour + 30))
  expect((await deferredMails()).map(({ subject }) => subject).toSorted()).toEqual([
    "2 emails are waiting",
    "3 emails are waiting",
  ])
})
