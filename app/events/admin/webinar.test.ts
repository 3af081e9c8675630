import { eq } from "drizzle-orm"
import { beforeEach, expect, test } from "vitest"
import { events, settings } from "#app/lib/db/schema.ts"
import { announceWebinar, fridays } from "#app/settings/webinar/test-support.ts"
import { forgetWebinar } from "#app/settings/webinar/webinar.server.ts"
import { useDatabase } from "#test/database.ts"
import { calendarEntry } from "../calendar/calendar-links.ts"
import { findNextWebinar, listComing, listForFeed } from "../events.server.ts"
import { webinarsFrom } from "../webinars.ts"
import { saveEvent } from "./editing.server.ts"
import { valuesOf } from "./event-values.ts"
import { findForStaff } from "./staff-queries.server.ts"
import { listWebinarDays, setWebinarApart } from "./webinar.server.ts"
import { cancelEvent, deleteEvent, reinstateEvent } from "./withdrawal.server.ts"

const database = useDatabase()
const now = new Date("2026-06-01T12:00:00Z")
const context = { by: { id: "ada", name: "Ada" }, now, withdrawReminders: async () => {} }
const publicUrl = "https://guap.example"

beforeEach(async () => {
  await database.db.delete(events)
  await announceWebinar(database.db)
})

async function setApart(day = "2026-06-05"): Promise<number> {
  const outcome = await setWebinarApart(database.db, day, context)
  if (outcome.kind === "not-found") throw new Error("No webinar on that day")
  return outcome.id
}
/** The webinars that upcoming lists show. */
async function announced() {
  const rows = await listComing(database.db, now, 9, { withCancelled: true })
  return rows.map(({ localDate, isCancelled }) => (isCancelled ? `${localDate} off` : localDate))
}
async function move(id: number, date: string) {
  const row = await findForStaff(database.db, id)
  if (!row) throw new Error("No such event")
  const { place: _, placeCode, repeatUntil, slug, scope, duration, kind, ...values } = valuesOf(row)
  const input = {
    ...values,
    kind: row.kind,
    duration: row.duration,
    date,
    joinUrl: undefined,
    notes: undefined,
    recordingUrl: undefined,
  }
  return saveEvent(database.db, id, input, { revision: row.revision, later: "" }, context)
}

test("a weekly webinar with its own row is listed once, and keeps its calendar UID", async () => {
  const before = webinarsFrom(fridays, now, 1).map((one) => calendarEntry(one, publicUrl))
  const id = await setApart()
  expect(await setApart()).toBe(id)
  expect(await announced()).toEqual(["2026-06-05"])
  const [entry] = (await listForFeed(database.db, now)).map((one) => calendarEntry(one, publicUrl))
  expect(entry).toMatchObject({ uid: before[0]?.uid, sequence: 0, startsAt: before[0]?.startsAt })
  expect(await listWebinarDays(database.db, now)).not.toContain("2026-06-05")
})

test("a moved webinar is listed only on its new day, and calendars move their entry", async () => {
  const id = await setApart()
  expect(await move(id, "2026-06-06")).toEqual({ kind: "saved", count: 1 })
  expect(await announced()).toEqual(["2026-06-06"])
  expect((await findNextWebinar(database.db, now))?.localDate).toBe("2026-06-06")
  const [entry] = (await listForFeed(database.db, now)).map((one) => calendarEntry(one, publicUrl))
  expect(entry).toMatchObject({ uid: "weekly-webinar-2026-06-05@guap.example", sequence: 1 })
})

test("a cancelled webinar is listed as cancelled beside the next one, and can be reinstated", async () => {
  const id = await setApart()
  await cancelEvent(database.db, id, "one", context)
  expect(await announced()).toEqual(["2026-06-05 off", "2026-06-12"])
  expect((await findNextWebinar(database.db, now))?.localDate).toBe("2026-06-12")
  await reinstateEvent(database.db, id, "one", context)
  expect(await announced()).toEqual(["2026-06-05"])
})

test("a webinar keeps its join link, which is public from an hour before until its end", async () => {
  const at = (time: string) => findNextWebinar(database.db, new Date(time))
  const told = { opensAt: new Date("2026-06-05T22:00:00Z"), url: "https://call.example/weekly" }
  const check = async () => {
    expect((await at("2026-06-05T21:59:59Z"))?.join).toEqual({ ...told, url: null })
    expect((await at("2026-06-05T22:00:00Z"))?.join).toEqual(told)
    expect((await at("2026-06-05T23:59:59Z"))?.join).toEqual(told)
  }
  await check()
  await setApart()
  await check()
})

test("no webinar is listed while none is announced, except those with their own row", async () => {
  const id = await setApart()
  await database.db.delete(settings)
  forgetWebinar(database.db)
  expect(await announced()).toEqual(["2026-06-05"])
  await database.db.delete(events).where(eq(events.id, id))
  expect(await announced()).toEqual([])
  expect(await findNextWebinar(database.db, now)).toBeUndefined()
  expect(await listWebinarDays(database.db, now)).toEqual([])
  expect(await setWebinarApart(database.db, "2026-06-05", context)).toEqual({ kind: "not-found" })
})

test("a webinar cannot be deleted, because it would be computed again", async () => {
  const id = await setApart()
  expect(await deleteEvent(database.db, id, "one", context)).toMatchObject({ kind: "already" })
  const [row] = await database.db.select().from(events).where(eq(events.id, id))
  expect(row?.deletedAt).toBeNull()
})

test.each(["2026-06-04", "2026-05-29", "2027-06-04"])(
  "a webinar row cannot be created for %s",
  async (day) => {
    expect(await setWebinarApart(database.db, day, context)).toEqual({ kind: "not-found" })
  },
)
