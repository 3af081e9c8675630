import { eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { mails, townHallSubscribers } from "#app/lib/db/schema.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { queueReminders } from "#app/subscriptions/town-halls/reminders/reminders.server.ts"
import { useDatabase } from "#test/database.ts"
import { queueMail } from "./outbox.server.ts"
import { cleanUpMails } from "./outbox-cleanup.server.ts"

const database = useDatabase()
let removed: string[] = []
const sweep = (now: Date) => cleanUpMails(database.db, async (id) => void removed.push(id), now)
beforeEach(async () => {
  removed = []
  await database.db.delete(mails)
})

const now = new Date("2026-11-01T12:00:00Z")
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)

async function add(key: string, change: Partial<typeof mails.$inferInsert>): Promise<void> {
  const content = { subject: "Hello", html: "<p>Hello</p>", text: "Hello" }
  await queueMail(
    database.db,
    { ...content, kind: "test", dedupeKey: key, urgency: "asked", to: "ada@example.org" },
    now,
  )
  await database.db.update(mails).set(change).where(eq(mails.dedupeKey, key))
}

const left = async () => (await database.db.select().from(mails)).map((mail) => mail.dedupeKey).sort()

describe("the cleanup of mails", () => {
  test("deletes mails sent 90 days ago or failed 180 days ago, and no queued mail", async () => {
    await add("sent long ago", { status: "sent", createdAt: daysAgo(91), sentAt: daysAgo(91) })
    await add("sent lately", { status: "sent", createdAt: daysAgo(89), sentAt: daysAgo(89) })
    await add("sent late", { status: "sent", createdAt: daysAgo(93), sentAt: daysAgo(89) })
    await add("dead long ago", { status: "dead", createdAt: daysAgo(181) })
    await add("dead", { status: "dead", createdAt: daysAgo(179) })
    await add("waiting", { status: "queued", createdAt: daysAgo(400) })
    expect(await sweep(now)).toBe(2)
    expect(await left()).toEqual(["dead", "sent late", "sent lately", "waiting"])
    expect(await sweep(now)).toBe(0)
  })

  test("deletes each mail once on two instances at the same time", async () => {
    for (let number = 0; number < 20; number++)
      await add(`mail ${number}`, { status: "sent", createdAt: daysAgo(100), sentAt: daysAgo(100) })
    const counts = await Promise.all([1, 2, 3].map(() => sweep(now)))
    expect(counts.reduce((sum, count) => sum + count)).toBe(20)
    // Their files on this machine are deleted too.
    expect(new Set(removed).size).toBe(20)
  })
})

test("the reminders of a town hall are not queued again after their cleanup", async () => {
  const begins = new Date("2026-06-05T23:00:00Z")
  const facts = {
    slug: "session",
    title: "Wallets",
    location: "Online",
    date: "June 5, 2026",
    time: "7:00 PM",
  }
  const session = { ...facts, id: 7, startsAt: begins }
  const listSessions = async (from: Date, minutes: number) =>
    begins > from && begins.getTime() <= from.getTime() + minutes * 60_000 ? [session] : []
  const secrets = deriveSecrets("a secret of the tests, and of nothing else")
  const queue = (at: Date) =>
    queueReminders(database.db, { secrets, publicUrl: "https://guap.example", listSessions }, at)
  await database.db.insert(townHallSubscribers).values({
    fullName: "Ada",
    email: "ada@example.org",
    consentVersion: "1",
    manageTokenHash: "hash",
    createdAt: daysAgo(200),
    confirmedAt: daysAgo(200),
  })

  const dayBefore = new Date(begins.getTime() - 86_400_000)
  expect([await queue(dayBefore), await queue(dayBefore)]).toEqual([1, 0])
  await database.db.update(mails).set({ status: "sent", sentAt: dayBefore })
  // The earliest time at which the cleanup deletes it.
  const after = new Date(dayBefore.getTime() + 90 * 86_400_000 + 1000)
  expect(await sweep(after)).toBe(1)
  expect(await queue(after)).toBe(0)
})
