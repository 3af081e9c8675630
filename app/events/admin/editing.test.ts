import { and, asc, eq } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { auditLog, events } from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import type { EventInput } from "../event-schema.ts"
import { addEvent } from "../test-support.ts"
import { createEvents, saveEvent } from "./editing.server.ts"
import { laterState, listSeries } from "./staff-queries.server.ts"

const database = useDatabase()
const now = new Date("2026-06-01T12:00:00Z")
const by = { id: "ada", name: "Ada" }
let withdrawn: number[] = []
const context = {
  by,
  now,
  withdrawReminders: async (_: unknown, ids: number[]) => {
    withdrawn.push(...ids)
  },
}

const input: EventInput = {
  kind: "community",
  title: "Market & cloth",
  description: "Sample data of a test.",
  location: "Online",
  date: "2026-10-23",
  time: "19:00",
  timeZone: "America/New_York",
  duration: 60,
}
const openedAt = new Date("2026-06-01T11:59:00Z")
const create = (given: Partial<EventInput> = {}, at: Date | undefined = undefined) =>
  createEvents(database.db, { ...input, ...given }, { by, now, openedAt: at })
const rows = () => database.db.select().from(events).orderBy(asc(events.startsAt), asc(events.id))
const actionsOf = (id: number) =>
  database.db
    .select({ action: auditLog.action, actor: auditLog.actor, details: auditLog.details })
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, "event"), eq(auditLog.subjectId, String(id))))
    .orderBy(asc(auditLog.id))

beforeEach(async () => {
  withdrawn = []
  await database.db.delete(events)
})

describe("a new event", () => {
  test("is public at its local time, has a slug from title and date, and is in the audit log", async () => {
    const outcome = await create()
    const [row] = await rows()
    expect(outcome).toEqual({ kind: "created", id: row?.id, count: 1 })
    expect(row).toMatchObject({
      slug: "market-and-cloth-2026-10-23",
      localTime: "19:00:00",
      startsAt: new Date("2026-10-23T23:00:00Z"),
      seriesId: null,
      revision: 1,
    })
    expect(await actionsOf(row?.id ?? 0)).toEqual([{ action: "event.created", actor: "Ada", details: {} }])
  })

  test("gets another slug if one is taken, and a deleted event keeps its own", async () => {
    await addEvent(database.db, { slug: "market-and-cloth-2026-10-23", deletedAt: now })
    await create()
    await create()
    expect((await rows()).map(({ slug }) => slug)).toEqual(
      expect.arrayContaining(["market-and-cloth-2026-10-23-2", "market-and-cloth-2026-10-23-3"]),
    )
  })

  test("keeps the typed slug, unless another event has it", async () => {
    expect(await create({ slug: "market" })).toMatchObject({ kind: "created" })
    expect(await create({ slug: "market" })).toEqual({ kind: "slug-taken" })
    expect(await rows()).toHaveLength(1)
  })

  test("gets a slug even if its title is long or has no Latin letters", async () => {
    for (const title of ["ندوة", "🎉"]) await create({ title })
    await create({ title: "long ".repeat(30).trim() })
    const slugs = (await rows()).map(({ slug }) => slug)
    expect(slugs.slice(0, 2)).toEqual(["ndwh-2026-10-23", "event-2026-10-23"])
    expect(slugs[2]).toMatch(/^long-[a-z-]+-2026-10-23$/)
  })

  test("is created once by a form sent twice, even at the same moment", async () => {
    const outcomes = await Promise.all([create({}, openedAt), create({}, openedAt), create({}, openedAt)])
    expect(new Set(outcomes.map((outcome) => "id" in outcome && outcome.id)).size).toBe(1)
    expect(await rows()).toHaveLength(1)
    // A form opened later creates another event.
    await create({}, new Date(now.getTime() + 1000))
    expect(await rows()).toHaveLength(2)
  })

  test("is refused at a skipped local time, and uses the first of two at a repeated one", async () => {
    expect(await create({ date: "2026-03-08", time: "02:30" })).toEqual({
      kind: "skipped",
      date: "2026-03-08",
    })
    await create({ date: "2026-11-01", time: "01:30" })
    expect((await rows()).map(({ startsAt }) => startsAt.toISOString())).toEqual(["2026-11-01T05:30:00.000Z"])
  })
})

describe("a weekly series", () => {
  test("keeps its local time across a clock change, one row a week", async () => {
    expect(await create({ repeatUntil: "2026-11-12" })).toMatchObject({ kind: "created", count: 3 })
    const series = await rows()
    expect(series.map(({ localDate, startsAt }) => [localDate, startsAt.toISOString()])).toEqual([
      ["2026-10-23", "2026-10-23T23:00:00.000Z"],
      ["2026-10-30", "2026-10-30T23:00:00.000Z"],
      ["2026-11-06", "2026-11-07T00:00:00.000Z"],
    ])
    expect(new Set(series.map(({ seriesId }) => seriesId)).size).toBe(1)
    expect(series[0]?.seriesId).not.toBeNull()
    expect(new Set(series.map(({ slug }) => slug)).size).toBe(3)
  })

  test("has at least 2 and at most 52 events", async () => {
    expect(await create({ repeatUntil: "2027-10-15" })).toMatchObject({ kind: "created", count: 52 })
    expect(await create({ repeatUntil: "2027-10-22" })).toEqual({ kind: "repetition", problem: "too-long" })
    expect(await create({ repeatUntil: "2026-10-29" })).toEqual({ kind: "repetition", problem: "alone" })
    expect(await create({ repeatUntil: "2026-10-22" })).toEqual({ kind: "repetition", problem: "before" })
    expect(await rows()).toHaveLength(52)
  })

  test("is refused as a whole if the time does not exist on one of its days", async () => {
    const sundays = { date: "2026-03-01", time: "02:30", repeatUntil: "2026-03-15" }
    expect(await create(sundays)).toEqual({ kind: "skipped", date: "2026-03-08" })
    expect(await rows()).toEqual([])
  })
})

describe("a change", () => {
  const one = async () => {
    await create({ slug: "market" })
    const [row] = await rows()
    if (!row) throw new Error("It was not made")
    return row
  }
  const save = (id: number, given: Partial<EventInput>, base: { revision: number; later?: string }) =>
    saveEvent(database.db, id, { ...input, ...given }, { later: "", ...base }, context)

  test("raises the revision, which calendars use, and records the changed fields", async () => {
    const { id } = await one()
    expect(await save(id, { title: "Market", time: "20:00" }, { revision: 1 })).toEqual({
      kind: "saved",
      count: 1,
    })
    const [row] = await rows()
    expect(row).toMatchObject({
      title: "Market",
      startsAt: new Date("2026-10-24T00:00:00Z"),
      slug: "market",
      revision: 2,
      updatedAt: now,
    })
    expect((await actionsOf(id)).at(-1)).toMatchObject({
      action: "event.changed",
      details: { changed: "title, time" },
    })
  })

  test("without differences saves nothing", async () => {
    const { id } = await one()
    expect(await save(id, {}, { revision: 1 })).toEqual({ kind: "saved", count: 0 })
    expect((await rows())[0]?.revision).toBe(1)
    expect(await actionsOf(id)).toHaveLength(1)
  })

  test("based on an old revision is refused, and returns the present values", async () => {
    const { id } = await one()
    await save(id, { title: "First" }, { revision: 1 })
    const late = await save(id, { location: "12 Auburn Avenue" }, { revision: 1 })
    expect(late).toMatchObject({ kind: "conflict", current: { title: "First", revision: 2 } })
    expect((await rows())[0]).toMatchObject({ title: "First", location: "Online", revision: 2 })
  })

  test("sent several times at the same moment is saved once", async () => {
    const { id } = await one()
    const outcomes = await Promise.all(
      ["First", "Second", "Third"].map((title) => save(id, { title }, { revision: 1 })),
    )
    expect(outcomes.map(({ kind }) => kind).toSorted()).toEqual(["conflict", "conflict", "saved"])
    expect((await rows())[0]?.revision).toBe(2)
  })

  test("of a deleted event is a conflict, and of an unknown event is not found", async () => {
    const { id } = await one()
    await database.db.update(events).set({ deletedAt: now })
    expect(await save(id, { title: "Late" }, { revision: 1 })).toMatchObject({ kind: "conflict" })
    expect(await save(999_999, {}, { revision: 1 })).toEqual({ kind: "not-found" })
  })

  test("to a taken slug or to a time that does not exist is refused", async () => {
    const { id } = await one()
    await addEvent(database.db, { slug: "taken" })
    expect(await save(id, { slug: "taken" }, { revision: 1 })).toEqual({ kind: "slug-taken" })
    expect(await save(id, { date: "2026-03-08", time: "02:30" }, { revision: 1 })).toEqual({
      kind: "skipped",
      date: "2026-03-08",
    })
    expect((await rows()).find((row) => row.id === id)).toMatchObject({ slug: "market", revision: 1 })
  })

  test("withdraws reminders if the time or place changes, and otherwise not", async () => {
    const { id } = await one()
    await save(id, { title: "Market", duration: 90 }, { revision: 1 })
    expect(withdrawn).toEqual([])
    await save(id, { title: "Market", duration: 90, location: "Elsewhere" }, { revision: 2 })
    expect(withdrawn).toEqual([id])
  })
})

describe("a change in a series", () => {
  const series = async () => {
    await create({ repeatUntil: "2026-11-13" })
    const all = await rows()
    const [first, second, third, fourth] = all
    if (!first || !second || !third || !fourth) throw new Error("There are four")
    return { first, second, third, fourth }
  }
  const laterOf = async (row: { seriesId: string | null; startsAt: Date }) =>
    laterState(await listSeries(database.db, row.seriesId), row.startsAt)
  const saveLater = async (row: typeof events.$inferSelect, given: Partial<EventInput>, later?: string) =>
    saveEvent(
      database.db,
      row.id,
      { ...input, date: row.localDate, ...given, scope: "later" },
      { revision: row.revision, later: later ?? (await laterOf(row)) },
      context,
    )

  test("of one event leaves the others", async () => {
    const { second } = await series()
    const given = { ...input, date: "2026-10-31", title: "Moved" }
    const base = { revision: 1, later: "" }
    await saveEvent(database.db, second.id, { ...given, scope: "one" }, base, context)
    expect((await rows()).map(({ localDate, title }) => [localDate, title])).toEqual([
      ["2026-10-23", input.title],
      ["2026-10-31", "Moved"],
      ["2026-11-06", input.title],
      ["2026-11-13", input.title],
    ])
  })

  test("of this and later events moves all dates and keeps the local time over a clock change", async () => {
    const { second } = await series()
    const outcome = await saveLater(second, { date: "2026-10-29", time: "18:00", title: "Thursdays" })
    expect(outcome).toEqual({ kind: "saved", count: 3 })
    expect(
      (await rows()).map(({ localDate, startsAt, title, revision }) => [
        localDate,
        startsAt.toISOString(),
        title,
        revision,
      ]),
    ).toEqual([
      ["2026-10-23", "2026-10-23T23:00:00.000Z", input.title, 1],
      ["2026-10-29", "2026-10-29T22:00:00.000Z", "Thursdays", 2],
      ["2026-11-05", "2026-11-05T23:00:00.000Z", "Thursdays", 2],
      ["2026-11-12", "2026-11-12T23:00:00.000Z", "Thursdays", 2],
    ])
    expect(withdrawn).toHaveLength(3)
  })

  test("keeps the later events' own fields, including their slugs", async () => {
    const { second, third } = await series()
    const base = { revision: 1, later: "" }
    await saveEvent(
      database.db,
      third.id,
      { ...input, date: third.localDate, location: "Accra" },
      base,
      context,
    )
    await saveLater(second, { title: "Renamed", slug: "renamed" })
    expect((await rows()).map(({ title, location, slug }) => [title, location, slug])).toEqual([
      [input.title, "Online", "market-and-cloth-2026-10-23"],
      ["Renamed", "Online", "renamed"],
      ["Renamed", "Accra", "market-and-cloth-2026-11-06"],
      ["Renamed", "Online", "market-and-cloth-2026-11-13"],
    ])
  })

  test("based on an old state of a later event is refused", async () => {
    const { first, third } = await series()
    const seen = await laterOf(first)
    const base = { revision: 1, later: "" }
    await saveEvent(database.db, third.id, { ...input, date: third.localDate, title: "Own" }, base, context)
    expect(await saveLater(first, { title: "All" }, seen)).toMatchObject({ kind: "conflict" })
    expect((await rows()).map(({ title }) => title)).not.toContain("All")
    expect(await saveLater(first, { title: "All" })).toEqual({ kind: "saved", count: 4 })
  })

  test("is refused as a whole if it moves one event to a time that does not exist", async () => {
    await create({ date: "2026-03-01", time: "19:00", repeatUntil: "2026-03-15" })
    const [first] = await rows()
    if (!first) throw new Error("It was not made")
    expect(await saveLater(first, { time: "02:30" })).toEqual({ kind: "skipped", date: "2026-03-08" })
    expect((await rows()).map(({ localTime }) => localTime)).toEqual(["19:00:00", "19:00:00", "19:00:00"])
  })
})
