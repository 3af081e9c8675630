import { and, asc, eq } from "drizzle-orm"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { addEvent } from "#app/events/test-support.ts"
import {
  auditLog,
  events,
  mails,
  placeNames,
  places,
  staffNotes,
  townHallSubscribers,
} from "#app/lib/db/schema.ts"
import { announceWebinar } from "#app/settings/webinar/test-support.ts"
import { joinTownHalls } from "#app/subscriptions/town-halls/test-support.ts"
import { adminEvents } from "#content/en/admin-events.ts"
import { useApp } from "./app.ts"
import { Browser } from "./browser.ts"
import { elements, textOf } from "./html.ts"
import { signIn } from "./staff.ts"

const app = useApp()

const start = new Date("2026-06-01T12:00:00Z")
let adas: Browser
let graces: Browser

beforeAll(async () => {
  app.now = start
  adas = await signIn(app, "ada@example.org")
  graces = await signIn(app, "grace@example.org")
})
beforeEach(async () => {
  await announceWebinar(app.db)
  app.now = start
  for (const table of [events, mails, staffNotes, townHallSubscribers]) await app.db.delete(table)
})

const answers = {
  kind: "town-hall",
  title: "Wallets & keys",
  description: "Sample data of a test.",
  location: "Online",
  date: "2026-06-05",
  time: "19:00",
}
const rows = () => app.db.select().from(events).orderBy(asc(events.startsAt), asc(events.id))
const actionsOf = async (id: number) =>
  (
    await app.db
      .select({ action: auditLog.action, actor: auditLog.actor })
      .from(auditLog)
      .where(and(eq(auditLog.subjectType, "event"), eq(auditLog.subjectId, String(id))))
      .orderBy(asc(auditLog.id))
  ).map(({ action, actor }) => `${action} ${actor}`)
const listed = (browser: Browser) =>
  elements(browser.document, "tbody")
    .flatMap((body) => elements(body, "a"))
    .filter((link) => /\/events\/\d+$/.test(link.attributes.href ?? ""))
    .map(textOf)
const visit = async (path: string) => (await new Browser(app).open(path)).text
const calendar = async () => (await app.fetch("/events.ics")).text()

describe("the town of an event", () => {
  const town = { region: "", latitude: 5.5, longitude: -0.2, population: 0, kind: "" as const }
  beforeAll(() =>
    app.db
      .insert(places)
      .values([
        {
          ...town,
          id: 1,
          name: "Demoville",
          country: "GH",
          regionCode: "01",
          timeZone: "Africa/Accra",
          slug: "demoville",
        },
        {
          ...town,
          id: 2,
          name: "Demoville",
          country: "NG",
          regionCode: "05",
          timeZone: "Africa/Lagos",
          slug: "demoville",
        },
      ])
      .then(() =>
        app.db.insert(placeNames).values(
          ([1, 2] as const).map((placeId) => ({
            placeId,
            name: "demoville",
            spelling: "Demoville",
            isMain: true,
            population: 0,
            country: placeId === 1 ? ("GH" as const) : ("NG" as const),
          })),
        ),
      ),
  )

  test("is asked for when several towns share the name, keeps all that was typed, and then appears everywhere", async () => {
    const form = await adas.tab().open("/admin/events/new")
    await form
      .fill({ ...answers, location: "12 Ring Road", place: "Demoville" })
      .press(adminEvents.form.create)
    expect(form.statuses).toEqual([422])
    expect(form.text).toContain(adminEvents.form.whichPlace)
    expect(form.html).toContain("12 Ring Road")
    await form.fill({ placeCode: "ng/demoville" }).press(adminEvents.form.create)
    expect(form.statuses).toEqual([303, 200])
    const [event] = await rows()
    expect(event).toMatchObject({ place: "ng/demoville", location: "12 Ring Road" })
    const where = "12 Ring Road, Demoville, Nigeria"
    expect(await visit("/events")).toContain(where)
    expect(await visit(`/events/${event?.slug}`)).toContain(where)
    const inNigeria = await (await app.fetch("/events.ics?in=ng")).text()
    expect(inNigeria).toContain("LOCATION:12 Ring Road\\, Demoville\\, Nigeria")
    expect(await (await app.fetch("/events.ics?in=gh")).text()).not.toContain("VEVENT")
    expect((await app.fetch("/events.ics?in=nowhere")).status).toBe(404)

    const again = await adas.tab().open(`/admin/events/${event?.id}`)
    await again.press(adminEvents.form.save)
    expect((await rows())[0]).toMatchObject({ place: "ng/demoville", revision: 1 })
  })
})

describe("the links and notes of a session", () => {
  test("are entered by staff, refused unless they are web addresses, and can be removed", async () => {
    const form = await adas.tab().open("/admin/events/new")
    await form.fill({ ...answers, joinUrl: "javascript:alert(1)" }).press(adminEvents.form.create)
    expect(form.statuses).toEqual([422])
    expect(form.value("joinUrl")).toBe("javascript:alert(1)")
    await form.fill({ joinUrl: "meet.example/room" }).press(adminEvents.form.create)
    const [made] = await rows()
    expect(made).toMatchObject({ joinUrl: "https://meet.example/room", notes: null, recordingUrl: null })
    const edit = await adas.tab().open(`/admin/events/${made?.id}`)
    await edit
      .fill({ joinUrl: "", notes: "What we said.\nAnd more.", recordingUrl: "https://video.example/1" })
      .press(adminEvents.form.save)
    const [saved] = await rows()
    expect(saved).toMatchObject({
      joinUrl: null,
      notes: "What we said.\nAnd more.",
      recordingUrl: "https://video.example/1",
    })
    const [last] = await app.db.select().from(auditLog).where(eq(auditLog.action, "event.changed"))
    expect(last?.details).toEqual({ changed: "link to join, notes, recording" })
  })
})

describe("a weekly webinar", () => {
  test("can be detached to be moved, is then shown on that day only, and cannot be deleted", async () => {
    const staff = await adas.tab().open("/admin/events")
    await staff.fill({ day: "2026-06-05" }).press(adminEvents.webinars.submit)
    const [row] = await rows()
    expect([staff.statuses, staff.path]).toEqual([[303, 200], `/admin/events/${row?.id}`])
    expect(row).toMatchObject({ webinarDay: "2026-06-05", slug: "weekly-webinar-2026-06-05", revision: 1 })
    expect(await actionsOf(row?.id ?? 0)).toEqual(["event.opened ada@example.org"])
    await staff.fill({ date: "2026-06-04" }).press(adminEvents.form.save)
    for (const path of ["/events", "/town-halls", "/events/weekly-webinar"]) {
      expect(await visit(path), path).toContain("Jun 4, 2026")
      expect(await visit(path), path).not.toContain("Jun 5, 2026")
    }
    const feed = await calendar()
    expect(feed.match(/UID:weekly-webinar-2026-06-05@/g)).toHaveLength(1)
    expect(feed).toContain("DTSTART:20260604T230000Z")
    expect(staff.html).not.toContain(`/admin/events/${row?.id}/delete`)
    expect((await adas.tab().open(`/admin/events/${row?.id}/delete`)).response.status).toBe(404)
    const wrong = new URLSearchParams({ intent: "change-webinar", day: "2026-06-03" })
    expect((await adas.tab().post("/admin/events", wrong)).response.status).toBe(404)
  })
})

describe("the list", () => {
  test("is filtered by date, searched and sorted by links and a form", async () => {
    await addEvent(app.db, { title: "To come", location: "Ìbàdàn" })
    await addEvent(app.db, { title: "Long ago", localDate: "2026-01-09" })
    await addEvent(app.db, { title: "Called off", localDate: "2026-06-12", cancelledAt: start })
    const staff = await adas.tab().open("/admin/events")
    expect(listed(staff)).toEqual(["Called off", "To come", "Long ago"])
    for (const [filter, found] of [
      ["Upcoming1", "To come"],
      ["Past1", "Long ago"],
      ["Cancelled1", "Called off"],
    ] as const) {
      await staff.open(staff.href(filter))
      expect(listed(staff)).toEqual([found])
    }
    await staff.open(staff.href("All"))
    await staff.fill({ q: "ibadan" }).press("Search")
    expect(listed(staff)).toEqual(["To come"])
    await staff.fill({ q: "nothing at all" }).press("Search")
    expect(staff.text).toContain("No events match your search")
    await staff.open("/admin/events?sort=name")
    expect(listed(staff)).toEqual(["Called off", "Long ago", "To come"])
    await app.db.delete(events)
    expect((await staff.open("/admin/events")).text).toContain("No events found")
  })

  test.each(["0", "abc", "999999"])("answers 404 for a copy of the unknown event %s", async (id) => {
    expect((await adas.tab().open(`/admin/events/new?from=${id}`)).response.status).toBe(404)
  })
})

describe("a new event", () => {
  test("appears on every public page and in the calendar at once", async () => {
    const staff = await adas.tab().open("/admin/events")
    await staff.open(staff.href("New event"))
    await staff.fill(answers).press("Create event")
    expect(staff.statuses).toEqual([303, 200])
    expect(staff.text).toContain("Event created")
    const [row] = await rows()
    expect(staff.path).toBe(`/admin/events/${row?.id}`)
    expect(row).toMatchObject({
      slug: "wallets-and-keys-2026-06-05",
      startsAt: new Date("2026-06-05T23:00:00Z"),
    })
    for (const path of ["/events", "/town-halls", "/community", staff.href("Open the public page")])
      expect([path, await visit(path)]).toEqual([path, expect.stringContaining("Wallets & keys")])
    expect(await calendar()).toContain("SUMMARY:Wallets & keys")
    expect(await actionsOf(row?.id ?? 0)).toEqual(["event.created ada@example.org"])
  })

  test("that is refused shows the reason beside each field and loses nothing", async () => {
    const staff = await adas.tab().open("/admin/events/new")
    const wrong = { ...answers, time: "25:00", duration: "2", slug: "weekly-webinar", title: "" }
    await staff.fill(wrong).press("Create event")
    expect(staff.response.status).toBe(422)
    for (const field of ["time", "duration", "slug", "title"])
      expect([field, staff.field(field).attributes["aria-invalid"]]).toEqual([field, "true"])
    for (const [field, value] of Object.entries(wrong))
      expect([field, staff.value(field)]).toEqual([field, value])
    expect(await rows()).toEqual([])
    await staff.fill({ ...answers, duration: "45", slug: "", time: "7:00 PM" }).press("Create event")
    expect((await rows())[0]).toMatchObject({ localTime: "19:00:00", duration: 45 })
  })

  test("in the hour skipped by daylight saving time is refused, with the day and the zone", async () => {
    const staff = await adas.tab().open("/admin/events/new")
    await staff.fill({ ...answers, date: "2027-03-14", time: "02:30" }).press("Create event")
    expect(staff.response.status).toBe(422)
    expect(staff.textOfId("time-error")).toContain("Mar 14, 2027")
    expect(staff.textOfId("time-error")).toContain("America/New_York")
    await staff.fill({ timeZone: "Africa/Lagos" }).press("Create event")
    expect((await rows())[0]?.startsAt.toISOString()).toBe("2027-03-14T01:30:00.000Z")
  })

  test("every week becomes a series, and too many weeks are refused", async () => {
    const staff = await adas.tab().open("/admin/events/new")
    await staff.fill({ ...answers, repeatUntil: "2028-06-05" }).press("Create event")
    expect(staff.response.status).toBe(422)
    expect(staff.field("repeatUntil").attributes["aria-invalid"]).toBe("true")
    await staff.fill({ repeatUntil: "2026-06-19" }).press("Create event")
    expect(staff.text).toContain("3 in all")
    expect(staff.text).toContain("1 of 3")
    expect((await rows()).map(({ localDate }) => localDate)).toEqual([
      "2026-06-05",
      "2026-06-12",
      "2026-06-19",
    ])
    await staff.open(staff.href("Next event"))
    expect(staff.text).toContain("2 of 3")
  })

  test("can be copied from another event, with its own date", async () => {
    const { id } = await addEvent(app.db, { title: "Template", timeZone: "Africa/Accra", duration: 90 })
    const staff = await adas.tab().open(`/admin/events/new?from=${id}`)
    expect([staff.value("title"), staff.value("timeZone"), staff.value("date")]).toEqual([
      "Template",
      "Africa/Accra",
      "",
    ])
    await staff.fill({ date: "2026-07-01" }).press("Create event")
    expect((await rows()).at(-1)).toMatchObject({
      title: "Template",
      duration: 90,
      slug: "template-2026-07-01",
    })
  })
})

describe("two administrators", () => {
  test("do not overwrite each other: the second sees the present event and keeps the typed text", async () => {
    const { id } = await addEvent(app.db, { title: "Session" })
    const [ada, grace] = [
      await adas.tab().open(`/admin/events/${id}`),
      await graces.tab().open(`/admin/events/${id}`),
    ]
    await ada.fill({ title: "Adas title" }).press("Save changes")
    expect(ada.text).toContain("Event saved")
    app.now = new Date(start.getTime() + 60_000)
    await grace.fill({ title: "Graces title", location: "12 Auburn Avenue" }).press("Save changes")
    expect(grace.response.status).toBe(409)
    expect(grace.text).toContain("ada@example.org changed this event on Jun 1, 2026, 12:00 PM UTC")
    expect(grace.text).toContain("Current version Title Adas title")
    expect([grace.value("title"), grace.value("location")]).toEqual(["Graces title", "12 Auburn Avenue"])
    expect((await rows())[0]).toMatchObject({ title: "Adas title", location: "Online", revision: 2 })
    await grace.press("Save changes")
    expect((await rows())[0]).toMatchObject({
      title: "Graces title",
      location: "12 Auburn Avenue",
      revision: 3,
    })
    expect(await actionsOf(id)).toEqual(["event.changed ada@example.org", "event.changed grace@example.org"])
  })

  test("do not lose what one types while the other deletes", async () => {
    const { id } = await addEvent(app.db)
    const grace = await graces.tab().open(`/admin/events/${id}`)
    const late = await graces.tab().open(`/admin/events/${id}/cancel`)
    const ada = await adas.tab().open(`/admin/events/${id}/delete`)
    await ada.press("Delete event")
    await grace.fill({ description: "A long text." }).press("Save changes")
    expect(grace.response.status).toBe(409)
    expect(grace.text).toContain("ada@example.org deleted this event")
    expect(grace.value("description")).toBe("A long text.")
    await late.press("Cancel event")
    expect(late.text).toContain("was changed by ada@example.org on Jun 1, 2026, 12:00 PM UTC")
    expect((await rows())[0]).toMatchObject({ cancelledAt: null, revision: 2 })
    await grace.press("Undo")
    expect(grace.text).toContain("Deletion undone")
  })
})

describe("cancelling", () => {
  test("asks first; the event stays public and is marked as cancelled, and this can be undone", async () => {
    const { id, slug } = await addEvent(app.db, { title: "Session", slug: "session" })
    const staff = await adas.tab().open(`/admin/events/${id}`)
    await staff.open(staff.href("Cancel event"))
    expect((await rows())[0]?.cancelledAt).toBeNull()
    await staff.press("Cancel event")
    expect(staff.text).toContain("Event cancelled")
    expect(await visit(`/events/${slug}`)).toContain("This event has been cancelled.")
    expect(await visit("/town-halls")).toContain("This event has been cancelled.")
    expect(await visit("/community")).not.toContain("Session")
    expect(await calendar()).toMatch(/SEQUENCE:1\r\n[\s\S]*STATUS:CANCELLED/)
    await staff.open(staff.href("Put event back on"))
    await staff.press("Put event back on")
    expect(await visit("/community")).toContain("Session")
    expect(await visit(`/events/${slug}`)).not.toContain("This event has been cancelled.")
    expect(await actionsOf(id)).toEqual([
      "event.cancelled ada@example.org",
      "event.reinstated ada@example.org",
    ])
  })

  test("of a town hall shows how many subscribers will be mailed, and mails them the reason", async () => {
    for (const fullName of ["Bola", "Chidi"])
      await joinTownHalls(app.db, { email: `${fullName}@example.org`, fullName }, start)
    const { id } = await addEvent(app.db, { title: "Session", slug: "session" })
    const staff = await adas.tab().open(`/admin/events/${id}`)
    expect(staff.text).toContain(
      "If the day or time changes, 2 people on the town hall list get one email each.",
    )
    await staff.open(`/admin/events/${id}/cancel`)
    expect(staff.text).toContain("2 people on the town hall list get one email each.")
    const long = "x".repeat(301)
    await staff.fill({ reason: long }).press("Cancel event")
    expect([staff.response.status, staff.value("reason")]).toEqual([422, long])
    expect((await rows())[0]?.cancelledAt).toBeNull()
    await staff.fill({ reason: "The hall is closed." }).press("Cancel event")
    expect((await rows())[0]).toMatchObject({ toldReason: "The hall is closed." })
    expect(staff.text).toContain("The hall is closed.")

    const market = await addEvent(app.db, { kind: "community" })
    for (const path of [`/admin/events/${market.id}`, `/admin/events/${market.id}/cancel`])
      expect((await staff.open(path)).text, path).not.toContain("one email")
  })

  test("of a series cancels this event, or this and all later ones", async () => {
    const staff = await adas.tab().open("/admin/events/new")
    await staff.fill({ ...answers, repeatUntil: "2026-06-26" }).press("Create event")
    const [, second] = await rows()
    await staff.open(`/admin/events/${second?.id}/cancel`)
    await staff.fill({ scope: "later" }).press("Cancel event")
    expect((await rows()).map(({ cancelledAt }) => cancelledAt !== null)).toEqual([false, true, true, true])
  })
})

describe("deleting", () => {
  test("asks first, removes the event everywhere, and can be undone from the list", async () => {
    const { id } = await addEvent(app.db, { title: "Session", slug: "session" })
    const staff = await adas.tab().open(`/admin/events/${id}/delete`)
    expect(staff.text).toContain("Are you sure you want to delete this event?")
    expect((await rows())[0]?.deletedAt).toBeNull()
    await staff.press("Delete event")
    expect([staff.statuses, staff.path]).toEqual([[303, 200], `/admin/events?deleted=${id}`])
    expect(staff.text).toContain("Event deleted successfully")
    expect(listed(staff)).toEqual([])
    expect((await app.fetch("/events/session")).status).toBe(404)
    for (const path of ["/events", "/town-halls", "/community"])
      expect([path, (await visit(path)).includes("Session")]).toEqual([path, false])
    expect(await calendar()).not.toContain("Session")

    await staff.press("Undo")
    expect(staff.text).toContain("Deletion undone")
    expect((await app.fetch("/events/session")).status).toBe(200)
    expect((await staff.open(`/admin/events?deleted=${id}`)).text).not.toContain("Undo")
  })

  test("shows a page that says who deleted the event, as long as this can be undone", async () => {
    const { id } = await addEvent(app.db)
    const ada = await adas.tab().open(`/admin/events/${id}/delete`)
    await ada.press("Delete event")
    const grace = await graces.tab().open(`/admin/events/${id}/delete`)
    expect([grace.statuses, grace.path]).toEqual([[302, 200], `/admin/events/${id}`])
    expect(grace.text).toContain("ada@example.org deleted this event on Jun 1, 2026, 12:00 PM UTC")
    expect(() => grace.press("Save changes")).toThrow("No button")
  })
})

describe("the page of an event", () => {
  test("accepts notes, and refuses one that is too long without losing it", async () => {
    const { id } = await addEvent(app.db)
    const staff = await adas.tab().open(`/admin/events/${id}`)
    await staff.fill({ note: "x".repeat(2001) }).press("Add note")
    expect([staff.response.status, staff.value("note")]).toEqual([422, "x".repeat(2001)])
    await staff.fill({ note: "The hall has a ramp." }).press("Add note")
    expect(staff.text).toContain("The hall has a ramp. ada@example.org")
  })

  test("of a town hall says how many people are reminded and when; other events have no reminders", async () => {
    const townHall = await addEvent(app.db)
    const market = await addEvent(app.db, { kind: "community" })
    const staff = await adas.tab().open(`/admin/events/${townHall.id}`)
    expect(staff.text).toContain("The day before Due on Jun 4, 2026, 11:00 PM UTC")
    expect((await staff.open(`/admin/events/${market.id}`)).text).not.toContain("The day before")
  })
})
