import { and, asc, eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { auditLog, events, staffNotes } from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import { findBySlug, listForFeed, listTownHallsWithin, listUpcoming } from "../events.server.ts"
import { addEvent } from "../test-support.ts"
import { createEvents } from "./editing.server.ts"
import { findDeleted } from "./staff-queries.server.ts"
import {
  cancelEvent,
  cleanUpDeletedEvents,
  deleteEvent,
  reinstateEvent,
  restoreEvent,
} from "./withdrawal.server.ts"

const database = useDatabase()
const now = new Date("2026-06-01T12:00:00Z")
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
let withdrawn: number[] = []
const contextAt = (at: Date, name = "Ada") => ({
  by: { id: name, name },
  now: at,
  withdrawReminders: async (_: unknown, ids: number[]) => {
    withdrawn.push(...ids)
  },
})
const context = contextAt(now)
const rowOf = async (id: number) => (await database.db.select().from(events).where(eq(events.id, id)))[0]
const actionsOf = async (id: number) =>
  (
    await database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, "event"), eq(auditLog.subjectId, String(id))))
      .orderBy(asc(auditLog.id))
  ).map(({ action }) => action)

beforeEach(async () => {
  withdrawn = []
  await database.db.delete(events)
  await database.db.delete(staffNotes)
})

/** Creates four events on consecutive Fridays. Returns their ids in order. */
async function series(): Promise<number[]> {
  const input = {
    kind: "town-hall",
    title: "Fridays",
    description: "Sample data of a test.",
    location: "Online",
    date: "2026-06-05",
    time: "19:00",
    timeZone: "America/New_York",
    duration: 60,
    repeatUntil: "2026-06-26",
  } as const
  await createEvents(database.db, input, { ...context, openedAt: undefined })
  const rows = await database.db.select().from(events).orderBy(asc(events.startsAt))
  return rows.map(({ id }) => id)
}

describe("cancelling", () => {
  test("keeps the event public as cancelled, updates calendars, and ends its reminders", async () => {
    const { id, slug } = await addEvent(database.db, { slug: "session" })
    expect(await cancelEvent(database.db, id, "one", context)).toMatchObject({ kind: "done", count: 1 })
    expect(await findBySlug(database.db, slug, now)).toMatchObject({ isCancelled: true, revision: 2 })
    expect((await listForFeed(database.db, now))[0]).toMatchObject({ isCancelled: true, updatedAt: now })
    expect(await listTownHallsWithin(database.db, now, 10_000)).toEqual([])
    expect(withdrawn).toEqual([id])
    expect(await actionsOf(id)).toEqual(["event.cancelled"])
  })

  test("happens once, and tells a second administrator who did it and when", async () => {
    const { id } = await addEvent(database.db)
    await cancelEvent(database.db, id, "one", context)
    expect(await cancelEvent(database.db, id, "one", contextAt(later(1), "Grace"))).toMatchObject({
      kind: "already",
      by: "Ada",
      at: now,
    })
    expect((await rowOf(id))?.revision).toBe(2)
    expect(await actionsOf(id)).toHaveLength(1)
  })

  test("can be undone, and calendars are updated", async () => {
    const { id } = await addEvent(database.db)
    expect(await reinstateEvent(database.db, id, "one", context)).toMatchObject({ kind: "already" })
    await cancelEvent(database.db, id, "one", context)
    expect(await reinstateEvent(database.db, id, "one", contextAt(later(1)))).toMatchObject({ kind: "done" })
    expect(await rowOf(id)).toMatchObject({ cancelledAt: null, revision: 3 })
    expect(await listTownHallsWithin(database.db, now, 10_000)).toHaveLength(1)
  })

  test("in a series affects one event, or it and the later ones that are not cancelled yet", async () => {
    const [first = 0, second = 0, third = 0, fourth = 0] = await series()
    await cancelEvent(database.db, third, "one", context)
    expect(await cancelEvent(database.db, second, "later", context)).toMatchObject({ count: 2 })
    const revisions = await Promise.all([first, second, third, fourth].map(rowOf))
    expect(revisions.map((row) => [row?.cancelledAt !== null, row?.revision])).toEqual([
      [false, 1],
      [true, 2],
      [true, 2],
      [true, 2],
    ])
  })
})

describe("deleting", () => {
  test("hides the event from public pages, and undoing restores all of it", async () => {
    const { id, slug } = await addEvent(database.db, { slug: "session" })
    await deleteEvent(database.db, id, "one", context)
    expect(await findBySlug(database.db, slug, now)).toBeUndefined()
    expect(await listUpcoming(database.db, now, 9, { withCancelled: true })).toEqual([])
    expect(await listForFeed(database.db, now)).toEqual([])
    expect(await listTownHallsWithin(database.db, now, 10_000)).toEqual([])
    expect(withdrawn).toEqual([id])

    expect(await restoreEvent(database.db, id, contextAt(later(1)))).toMatchObject({ kind: "done", count: 1 })
    expect(await findBySlug(database.db, slug, now)).toMatchObject({ title: "Demo session", revision: 3 })
    expect(await actionsOf(id)).toEqual(["event.deleted", "event.restored"])
  })

  test("and undoing happen once each", async () => {
    const { id } = await addEvent(database.db)
    const outcomes = await Promise.all([1, 2, 3].map(() => deleteEvent(database.db, id, "one", context)))
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["already", "already", "done"])
    const undone = await Promise.all([1, 2].map(() => restoreEvent(database.db, id, context)))
    expect(undone.map(({ kind }) => kind).toSorted()).toEqual(["already", "done"])
    expect(await actionsOf(id)).toEqual(["event.deleted", "event.restored"])
  })

  test("several events of a series is undone in one step, without restoring earlier deletions", async () => {
    const [first = 0, second = 0, third = 0, fourth = 0] = await series()
    await deleteEvent(database.db, fourth, "one", context)
    expect(await deleteEvent(database.db, second, "later", contextAt(later(1)))).toMatchObject({ count: 2 })
    expect(await findDeleted(database.db, third)).toMatchObject({ count: 2 })
    expect(await restoreEvent(database.db, third, contextAt(later(2)))).toMatchObject({ count: 2 })
    const rows = await Promise.all([first, second, third, fourth].map(rowOf))
    expect(rows.map((row) => row?.deletedAt === null)).toEqual([true, true, true, false])
  })

  test("becomes final after 30 days, removes the notes, and keeps the audit log", async () => {
    const { id } = await addEvent(database.db)
    const kept = await addEvent(database.db)
    await database.db.insert(staffNotes).values(
      [id, kept.id].map((subject) => ({
        submissionKey: crypto.randomUUID(),
        subjectType: "event",
        subjectId: String(subject),
        text: "Sample note",
        createdAt: now,
        createdBy: "Ada",
      })),
    )
    await deleteEvent(database.db, id, "one", context)
    const month = 30 * 24 * 60
    expect(await cleanUpDeletedEvents(database.db, later(month))).toBe(0)
    const sweeps = await Promise.all([1, 2].map(() => cleanUpDeletedEvents(database.db, later(month + 1))))
    expect(sweeps.toSorted()).toEqual([0, 1])
    expect(await rowOf(id)).toBeUndefined()
    expect((await rowOf(kept.id))?.id).toBe(kept.id)
    expect((await database.db.select().from(staffNotes)).map((note) => note.subjectId)).toEqual([
      String(kept.id),
    ])
    expect(await actionsOf(id)).toEqual(["event.deleted", "event.erased"])
    expect(await restoreEvent(database.db, id, context)).toEqual({ kind: "not-found" })
  })
})

test.each([cancelEvent, reinstateEvent, deleteEvent])(
  "every step on an unknown event is not found",
  async (step) => {
    expect(await step(database.db, 999_999, "later", context)).toEqual({ kind: "not-found" })
  },
)
