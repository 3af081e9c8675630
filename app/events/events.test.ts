import { beforeEach, describe, expect, test } from "vitest"
import { auditLog, events, settings } from "#app/lib/db/schema.ts"
import { firstSessions } from "#content/facts/first-sessions.ts"
import { useDatabase } from "#test/database.ts"
import { findBySlug, listForFeed, listPast, listTownHallsWithin, listUpcoming } from "./events.server.ts"
import { seedFirstSessions } from "./plan/first-sessions.server.ts"
import { addEvent } from "./test-support.ts"

const database = useDatabase()
const now = new Date("2026-06-05T23:30:00Z")
const slugs = (rows: { slug: string }[]) => rows.map(({ slug }) => slug)

beforeEach(async () => {
  await database.db.delete(events)
  await database.db.delete(settings)
})

describe("the event lists", () => {
  beforeEach(async () => {
    await addEvent(database.db, { slug: "in-may", localDate: "2026-05-01" })
    await addEvent(database.db, { slug: "just-over", localTime: "18:00", duration: 90 })
    await addEvent(database.db, { slug: "going-on", localTime: "19:00" })
    await addEvent(database.db, {
      slug: "since-morning",
      localTime: "09:00",
      duration: 1440,
      kind: "community",
    })
    await addEvent(database.db, { slug: "called-off", localDate: "2026-06-12", cancelledAt: now })
    await addEvent(database.db, { slug: "in-july", localDate: "2026-07-03" })
  })

  test("show an ongoing event as upcoming until its end, soonest first, without cancelled ones", async () => {
    expect(slugs(await listUpcoming(database.db, now, 10))).toEqual(["since-morning", "going-on", "in-july"])
    expect(slugs(await listPast(database.db, now, 10))).toEqual(["just-over", "in-may"])
    const end = new Date("2026-06-06T00:00:00Z")
    expect(slugs(await listUpcoming(database.db, end, 10))).not.toContain("going-on")
    expect(slugs(await listPast(database.db, end, 1))).toEqual(["going-on"])
  })

  test("can be limited by kind and number, and include cancelled events on request", async () => {
    const choice = { kind: "town-hall", withCancelled: true } as const
    const rows = await listUpcoming(database.db, now, 10, choice)
    expect(slugs(rows)).toEqual(["going-on", "called-off", "in-july"])
    expect(rows.map(({ isCancelled }) => isCancelled)).toEqual([false, true, false])
    expect(slugs(await listUpcoming(database.db, now, 1))).toEqual(["since-morning"])
  })

  test("for a feed go back three months and include cancelled events", async () => {
    await addEvent(database.db, { slug: "in-january", localDate: "2026-01-16" })
    const listed = slugs(await listForFeed(database.db, now))
    expect(listed).toContain("called-off")
    expect(listed).not.toContain("in-january")
    expect(listed[0]).toBe("in-may")
  })

  test("for reminders hold the next day's town halls, not begun and not cancelled", async () => {
    const eve = new Date("2026-06-04T23:00:00Z")
    await addEvent(database.db, { slug: "off", cancelledAt: now })
    expect(slugs(await listTownHallsWithin(database.db, eve, 24 * 60))).toEqual(["just-over", "going-on"])
    expect(await listTownHallsWithin(database.db, now, 24 * 60)).toEqual([])
  })

  test("findBySlug returns an event in any state, with public fields only", async () => {
    const found = await findBySlug(database.db, "called-off", now)
    expect(found).toMatchObject({ title: "Demo session", isCancelled: true, localTime: "19:00:00" })
    expect(Object.keys(found ?? {})).not.toContain("createdAt")
    expect(await findBySlug(database.db, "nowhere", now)).toBeUndefined()
  })
})

describe("a fresh installation", () => {
  const seed = () => seedFirstSessions(database.db, now)

  test("has the two first sessions, at 7 PM in New York, each in the audit log", async () => {
    const logged = (await database.db.select().from(auditLog)).length
    expect(await seed()).toBe(true)
    const rows = await listPast(database.db, now, 10)
    expect(rows.map(({ slug, startsAt, duration }) => [slug, startsAt.toISOString(), duration])).toEqual([
      [firstSessions[1].slug, "2025-05-30T23:00:00.000Z", 60],
      [firstSessions[0].slug, "2025-05-16T23:00:00.000Z", 60],
    ])
    expect(rows[0]).toMatchObject({ kind: "town-hall", timeZone: "America/New_York", location: "Online" })
    expect(await database.db.select().from(auditLog)).toHaveLength(logged + 2)
  })

  test("gets them once, on several instances too, and never again after staff delete them", async () => {
    expect((await Promise.all([seed(), seed(), seed()])).filter(Boolean)).toHaveLength(1)
    expect(await database.db.select().from(events)).toHaveLength(2)
    await database.db.delete(events)
    expect(await seed()).toBe(false)
    expect(await database.db.select().from(events)).toEqual([])
  })

  test("is left unchanged afterwards, even by an instance that starts on a read-only database", async () => {
    await seed()
    const again = database.db.transaction((tx) => seedFirstSessions(tx, now), {
      accessMode: "read only",
    })
    expect(await again).toBe(false)
  })
})
