import { beforeEach, expect, test } from "vitest"
import { submissions } from "#app/submissions.ts"
import { admitted } from "#test/admitted.ts"
import { useDatabase } from "#test/database.ts"
import { submitMessage } from "./contact/contact.server.ts"
import { message } from "./contact/test-support.ts"
import { mails, rateLimits } from "./lib/db/schema.ts"
import { markSent, takeDueMail } from "./lib/mail/outbox/outbox.server.ts"
import { submit as submitApplication } from "./listings/application/test-support.ts"
import { queueDigest } from "./review/staff-mail.server.ts"
import { submitStory } from "./stories/stories.server.ts"
import { story } from "./stories/test-support.ts"

const database = useDatabase()
const start = new Date("2026-05-01T12:00:00Z")
const at = (minutes: number) => new Date(start.getTime() + minutes * 60_000)
const publicUrl = "https://guap.example"

beforeEach(async () => {
  for (const table of [mails, rateLimits]) await database.db.delete(table)
})

let senders = 0
/** Submits an application, a story or a message in turn. */
function submit(number: number, now: Date): Promise<unknown> {
  const { db } = database
  const email = `${senders++}@mail.example`
  if (number % 3 === 0) return submitApplication(db, { businessName: `Shop ${number}`, email }, { now })
  if (number % 3 === 1) return submitStory(db, { ...story, email }, { ...admitted({ now }), imageId: null })
  return submitMessage(db, { ...message, email }, admitted({ now }))
}

async function submitMany(count: number, now: Date): Promise<void> {
  for (let number = 0; number < count; number++) await submit(number, now)
}

const digest = (now: Date) => queueDigest(database.db, submissions, { publicUrl, now })

/** Sends due mail as the worker does. @returns the types of the mails to staff among it */
async function mailsToStaff(now: Date): Promise<string[]> {
  const kinds: string[] = []
  for (;;) {
    const mail = await takeDueMail(database.db, now)
    if (!mail) return kinds
    await markSent(database.db, mail, now)
    if (mail.recipient === null) kinds.push(mail.kind)
  }
}

const digests = async () =>
  (await database.db.select().from(mails).orderBy(mails.createdAt)).filter(
    ({ kind }) => kind === "staff-digest",
  )

test("ten submissions in an hour are ten mails, and no digest follows", async () => {
  await submitMany(10, start)
  const told = await mailsToStaff(at(1))
  expect(told).toHaveLength(10)
  expect(new Set(told)).toEqual(new Set(["merchant-new", "story-new", "contact-new"]))
  expect([await digest(at(61)), await mailsToStaff(at(61)), await digests()]).toEqual([0, [], []])
})

test("the eleventh submission is reported in a digest at the end of the hour", async () => {
  await submitMany(11, start)
  expect(await mailsToStaff(at(1))).toHaveLength(10)
  expect([await digest(at(59)), await mailsToStaff(at(59))]).toEqual([0, []])
  expect([await digest(at(60)), await mailsToStaff(at(60))]).toEqual([1, ["staff-digest"]])
  expect((await digests())[0]).toMatchObject({ subject: "1 more submission in the last hour" })
})

test("of 25 submissions, one digest reports the last 15: the count of each type and links to them", async () => {
  await submitMany(25, start)
  expect(await mailsToStaff(at(1))).toHaveLength(10)
  expect([await digest(at(60)), await mailsToStaff(at(60))]).toEqual([15, ["staff-digest"]])
  const [{ subject, text } = { subject: "", text: "" }] = await digests()
  expect(subject).toBe("15 more submissions in the last hour")
  for (const [told, path] of [
    ["5 stories", "/admin/submissions"],
    ["5 merchant applications", "/admin/merchants"],
    ["5 messages", "/admin/contacts"],
  ]) {
    expect(text).toContain(told)
    expect(text).toContain(`${publicUrl}${path}`)
  }
  expect(text).not.toContain("@mail.example")
})

test("14 submissions at the same moment are ten mails and one digest, on several instances too", async () => {
  await Promise.all(Array.from({ length: 14 }, (_, number) => submit(number, start)))
  expect(await mailsToStaff(at(1))).toHaveLength(10)
  const told = await Promise.all([1, 2, 3, 4].map(() => digest(at(60))))
  expect(told.toSorted()).toEqual([0, 0, 0, 4])
  expect(await mailsToStaff(at(60))).toEqual(["staff-digest"])
})

test("the next hour has ten mails and a digest of its own", async () => {
  await submitMany(12, start)
  await mailsToStaff(at(1))
  await submitMany(13, at(61))
  expect([await digest(at(62)), (await mailsToStaff(at(62))).toSorted()]).toEqual([
    2,
    expect.arrayContaining(["staff-digest"]),
  ])
  expect(await digest(at(122))).toBe(3)
  expect(await mailsToStaff(at(122))).toEqual(["staff-digest"])
  expect((await digests()).map(({ subject }) => subject)).toEqual([
    "2 more submissions in the last hour",
    "3 more submissions in the last hour",
  ])
})

test("a clock that was once a year ahead delays a digest by an hour and loses none", async () => {
  await submitMany(1, at(365 * 24 * 60))
  await submitMany(12, start)
  expect((await mailsToStaff(at(1))).length).toBeGreaterThan(0)
  expect(await digest(at(60))).toBeGreaterThan(0)
})

test("a submission that is rolled back does not count", async () => {
  await database.db
    .transaction(async (tx) => {
      await submitMessage(tx, { ...message, email: "gone@mail.example" }, admitted())
      throw new Error("the line was cut")
    })
    .catch(() => {})
  await submitMany(10, start)
  expect(await mailsToStaff(at(1))).toHaveLength(10)
})
