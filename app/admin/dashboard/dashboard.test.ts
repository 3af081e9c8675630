import { randomUUID } from "node:crypto"
import { sql } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { messageKind } from "#app/contact/message-kind.server.ts"
import { contactMessages, events, mails, storySubmissions } from "#app/lib/db/schema.ts"
import { applicationSubmission } from "#app/listings/application/application-submission.server.ts"
import type { StaffQueue } from "#app/review/staff-queue.ts"
import { countWaiting, queueOf } from "#app/review/waiting.server.ts"
import { storyKind } from "#app/stories/story-kind.server.ts"
import { submissions } from "#app/submissions.ts"
import { useDatabase } from "#test/database.ts"
import {
  countForDashboard,
  findMailHealth,
  listCounters,
  listNextEvents,
  listWaiting,
} from "./dashboard.server.ts"

const database = useDatabase()
const now = new Date("2026-05-06T12:00:00Z")
const day = 24 * 60 * 60 * 1000
const ago = (days: number) => new Date(now.getTime() - days * day)

beforeEach(async () => {
  for (const table of [contactMessages, events, mails, storySubmissions]) await database.db.delete(table)
})

const addStory = (title: string, given: Partial<typeof storySubmissions.$inferInsert> = {}) =>
  database.db.insert(storySubmissions).values({
    submissionKey: randomUUID(),
    title,
    story: "s",
    category: "business",
    name: "Ama",
    email: "ama@example.org",
    createdAt: now,
    ...given,
  })
const addMessage = (name: string, given: Partial<typeof contactMessages.$inferInsert> = {}) =>
  database.db.insert(contactMessages).values({
    submissionKey: randomUUID(),
    name,
    email: "ngozi@example.org",
    category: "other",
    message: "m",
    createdAt: now,
    ...given,
  })
const addEvent = (title: string, startsAt: Date, given: Partial<typeof events.$inferInsert> = {}) =>
  database.db.insert(events).values({
    slug: title,
    kind: "community",
    title,
    description: "d",
    location: "Accra",
    localDate: "2026-06-01",
    localTime: "10:00",
    timeZone: "Africa/Accra",
    startsAt,
    createdAt: now,
    updatedAt: now,
    ...given,
  })
const addMail = (given: Partial<typeof mails.$inferInsert>) =>
  database.db.insert(mails).values({
    id: randomUUID(),
    kind: "k",
    dedupeKey: randomUUID(),
    subject: "s",
    html: "h",
    text: "t",
    nextAttemptAt: now,
    createdAt: now,
    ...given,
  })

describe("the promised time", () => {
  test.each([
    ["a Monday", "2026-05-04T09:00:00Z", "2026-05-07T09:00:00Z"],
    ["a Thursday", "2026-05-07T09:00:00Z", "2026-05-12T09:00:00Z"],
    ["a Saturday", "2026-05-09T23:59:00Z", "2026-05-13T23:59:00Z"],
    ["a Sunday", "2026-05-10T00:00:00Z", "2026-05-13T00:00:00Z"],
  ])("for an applicant on %s is three business days", (_, sent, by) => {
    expect(applicationSubmission.promisedBy(new Date(sent))).toEqual(new Date(by))
  })

  test("for a story is 48 hours; a message has none", () => {
    expect(storyKind.promisedBy(now)).toEqual(new Date(now.getTime() + 2 * day))
    expect(messageKind).not.toHaveProperty("promisedBy")
  })
})

test("items are listed by waiting time; decided, read, deleted and spam items are left out", async () => {
  await addStory("Oldest", { createdAt: ago(3) })
  await addStory("Spam", { createdAt: ago(9), isSpam: true })
  await addMessage("Middle", { createdAt: ago(2) })
  await addMessage("Deleted", { createdAt: ago(9), deletedAt: now })
  await addMessage("Read", { createdAt: ago(9), status: "read", readAt: now })
  await addStory("Newest", { createdAt: ago(1) })
  const waiting = await listWaiting(database.db, submissions.map(queueOf), 2, now)
  expect(waiting.map(({ mark, name }) => [mark, name])).toEqual([
    ["Story", "Oldest"],
    ["Message", "Middle"],
  ])
  expect(await countForDashboard(database.db, submissions, now)).toEqual({
    articles: 0,
    events: 0,
    story: 2,
    merchant: 0,
    "merchant-asked": 0,
    "contact-message": 1,
  })
  expect(await countWaiting(database.db, submissions.map(queueOf), 99, now)).toEqual({
    story: 2,
    merchant: 0,
    "contact-message": 1,
  })
})

test("other queues have counters as well", async () => {
  const other: StaffQueue = {
    ...{ type: "parcel", plural: "parcels", path: "/admin/parcels", href: "/admin/parcels" },
    hrefOf: ({ id }) => `/admin/parcels/${id}`,
    words: { counter: "Parcels", mark: "Parcel", openOf: "Open the parcel of {name}" },
    countOf: () => sql<number>`7`,
    oldest: () =>
      sql`select '1' as id, 'Ama' as name, ${now}::timestamptz as sent_at, ${now}::timestamptz as since`,
  }
  const counters = await listCounters(database.db, submissions, now, [other])
  expect(counters.at(-1)).toEqual({ label: "Parcels", href: "/admin/parcels", count: 7, also: undefined })
  expect(counters).toHaveLength(3 + submissions.length)
})

test("upcoming events exclude cancelled and past ones", async () => {
  await addEvent("second", new Date(now.getTime() + 2 * day))
  await addEvent("first", new Date(now.getTime() + day))
  await addEvent("over", ago(1))
  await addEvent("cancelled", new Date(now.getTime() + day), { cancelledAt: now })
  await addEvent("deleted", new Date(now.getTime() + day), { deletedAt: now })
  expect((await listNextEvents(database.db, now, 5)).map(({ title }) => title)).toEqual(["first", "second"])
  expect((await countForDashboard(database.db, submissions, now)).events).toBe(2)
})

test("mail health counts queued mails, the oldest one, and mails given up in seven days", async () => {
  expect(await findMailHealth(database.db, now)).toEqual({
    queued: 0,
    dead: 0,
    deferred: 0,
    oldestQueuedAt: null,
  })
  await addMail({ createdAt: ago(1) })
  await addMail({ createdAt: ago(2), nextAttemptAt: new Date(now.getTime() + day) })
  await addMail({ status: "dead", createdAt: ago(9), nextAttemptAt: ago(6) })
  await addMail({ status: "dead", createdAt: ago(12), nextAttemptAt: ago(8) })
  await addMail({ status: "sent", createdAt: ago(20), sentAt: now })
  expect(await findMailHealth(database.db, now)).toEqual({
    queued: 2,
    dead: 1,
    deferred: 0,
    oldestQueuedAt: ago(2),
  })
})
