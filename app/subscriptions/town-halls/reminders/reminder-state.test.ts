import { beforeEach, describe, expect, test } from "vitest"
import { saveEvent } from "#app/events/admin/editing.server.ts"
import {
  cancelEvent,
  deleteEvent,
  reinstateEvent,
  restoreEvent,
} from "#app/events/admin/withdrawal.server.ts"
import type { EventInput } from "#app/events/event-schema.ts"
import { listTownHallsWithin } from "#app/events/events.server.ts"
import { whenTexts } from "#app/events/public-event.ts"
import { addEvent } from "#app/events/test-support.ts"
import { events, mails, townHallSubscribers } from "#app/lib/db/schema.ts"
import { deriveSecrets } from "#app/lib/secrets/secrets.server.ts"
import { useDatabase } from "#test/database.ts"
import { findReminderState, withdrawReminders } from "./reminder-state.server.ts"
import { queueReminders } from "./reminders.server.ts"

const database = useDatabase()
const secrets = deriveSecrets("a secret of the tests, and of nothing else")
const begins = new Date("2026-06-05T23:00:00Z")
const hoursAhead = (hours: number, start = begins) => new Date(start.getTime() - hours * 60 * 60_000)
const context = { by: { id: "ada", name: "Ada" }, now: hoursAhead(12), withdrawReminders }

const listSessions = async (now: Date, minutes: number) =>
  (await listTownHallsWithin(database.db, now, minutes)).map((session) => ({
    ...session,
    ...whenTexts(session),
  }))
const queue = (now: Date) =>
  queueReminders(database.db, { secrets, publicUrl: "https://guap.example", listSessions }, now)
const texts = async () =>
  (await database.db.select().from(mails).orderBy(mails.createdAt, mails.id)).map(({ text }) => text)
const markSent = () => database.db.update(mails).set({ status: "sent", sentAt: hoursAhead(12) })

let session: typeof events.$inferSelect
beforeEach(async () => {
  for (const table of [events, mails, townHallSubscribers]) await database.db.delete(table)
  await database.db.insert(townHallSubscribers).values(
    ["ada", "bola"].map((name) => ({
      fullName: name,
      email: `${name}@example.org`,
      consentVersion: "2026-11-21",
      manageTokenHash: name,
      createdAt: hoursAhead(1000),
      confirmedAt: hoursAhead(1000),
    })),
  )
  session = await addEvent(database.db, { slug: "session", title: "Wallets" })
})

/** Saves the session as its form would send it, with a change. */
const save = (change: Partial<EventInput>, revision = 1) => {
  const { kind, title, description, location, localDate, timeZone, duration } = session
  const facts = { kind, title, description, location, timeZone, duration, date: localDate, time: "19:00" }
  return saveEvent(database.db, session.id, { ...facts, ...change }, { revision, later: "" }, context)
}

describe("the reminders of a session", () => {
  test("are counted by status, with those for an earlier time separate", async () => {
    await queue(hoursAhead(20))
    await markSent()
    await queue(hoursAhead(1))
    expect(await findReminderState(database.db, session.id, begins)).toMatchObject({ subscribers: 2 })
    const { mails: counted } = await findReminderState(database.db, session.id, begins)
    expect(counted.toSorted((one, other) => one.reminder.localeCompare(other.reminder))).toEqual([
      { reminder: "day", status: "sent", isCurrent: true, count: 2 },
      { reminder: "hour", status: "queued", isCurrent: true, count: 2 },
    ])
    const moved = await findReminderState(database.db, session.id, hoursAhead(-24))
    expect(moved.mails.map(({ isCurrent }) => isCurrent)).toEqual([false, false])
  })

  test("of a session whose id starts with the same digits are not counted", async () => {
    await queue(hoursAhead(20))
    const state = await findReminderState(database.db, Number(`${session.id}0`), begins)
    expect(state.mails).toEqual([])
  })

  test("that were sent stay, and a moved session gets new ones for its new time", async () => {
    await queue(hoursAhead(20))
    await markSent()
    expect(await save({ date: "2026-06-12" })).toEqual({ kind: "saved", count: 1 })
    const start = new Date("2026-06-12T23:00:00Z")
    expect(await queue(hoursAhead(25, start))).toBe(0)
    expect(await queue(hoursAhead(24, start))).toBe(2)
    expect((await texts()).filter((text) => text.includes("Jun 12, 2026"))).toHaveLength(2)
    expect(await texts()).toHaveLength(4)
  })

  test("that are queued are withdrawn on a small move, and queued again with the new time", async () => {
    await queue(hoursAhead(20))
    await save({ time: "19:30" })
    expect(await texts()).toEqual([])
    expect(await queue(hoursAhead(19))).toBe(2)
    for (const text of await texts()) expect(text).toContain("7:30 PM")
  })

  test.each([
    ["cancelled", cancelEvent, reinstateEvent],
    ["deleted", deleteEvent, (db, id, _, by) => restoreEvent(db, id, by)],
  ] as [string, typeof cancelEvent, typeof cancelEvent][])(
    "that is %s are withdrawn, and those still due are queued again once that is undone",
    async (_, end, takeBack) => {
      await queue(hoursAhead(20))
      await end(database.db, session.id, "one", context)
      expect(await texts()).toEqual([])
      for (const hours of [19, 1, 0.5]) expect(await queue(hoursAhead(hours))).toBe(0)
      await takeBack(database.db, session.id, "one", context)
      expect(await queue(hoursAhead(0.5))).toBe(2)
    },
  )

  test("are withdrawn from no other session", async () => {
    const other = await addEvent(database.db, { slug: "other" })
    await queue(hoursAhead(20))
    await cancelEvent(database.db, session.id, "one", context)
    const { mails: counted } = await findReminderState(database.db, other.id, begins)
    expect(counted).toMatchObject([{ count: 2 }])
  })

  test("end when a session becomes another kind of event", async () => {
    await queue(hoursAhead(20))
    await save({ kind: "community" })
    expect(await texts()).toEqual([])
    expect(await queue(hoursAhead(1))).toBe(0)
  })
})
