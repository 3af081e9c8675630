import { expect, test } from "vitest"
import { fridays } from "#app/settings/webinar/test-support.ts"
import { isOnline, type PublicEvent, whenTexts, zoneText } from "../public-event.ts"
import { webinarsFrom } from "../webinars.ts"
import { calendarEntry, calendarLinks } from "./calendar-links.ts"

const publicUrl = "https://guap.example"
const event: PublicEvent = {
  key: "event-7",
  slug: "summer-session",
  kind: "town-hall",
  title: "Wallets & keys, 100% yours? ندوة 🎉",
  description: "First line\nSecond + last line",
  location: "12 Auburn Avenue, Atlanta",
  localDate: "2026-07-03",
  localTime: "19:00:00",
  timeZone: "America/New_York",
  startsAt: new Date("2026-07-03T23:00:00Z"),
  duration: 90,
  isCancelled: false,
  join: null,
  notes: null,
  recordingUrl: null,
  revision: 4,
  updatedAt: new Date("2026-06-01T00:00:00Z"),
}

test("Google gets the title, start and end in UTC, the zone, the place and a link back", () => {
  const { origin, pathname, searchParams } = new URL(calendarLinks(event, publicUrl).google)
  expect(origin + pathname).toBe("https://calendar.google.com/calendar/render")
  expect(Object.fromEntries(searchParams)).toMatchObject({
    action: "TEMPLATE",
    text: event.title,
    dates: "20260703T230000Z/20260704T003000Z",
    ctz: "America/New_York",
    location: event.location,
  })
  expect(searchParams.get("details")).toContain(event.description)
  expect(searchParams.get("details")).toContain("https://guap.example/events/summer-session")
})

test("Outlook gets the same, without plus signs for spaces", () => {
  const { outlook } = calendarLinks(event, publicUrl)
  const { hostname, searchParams } = new URL(outlook)
  expect(hostname).toBe("outlook.live.com")
  expect(outlook).not.toContain("+")
  expect(Object.fromEntries(searchParams)).toMatchObject({
    subject: event.title,
    startdt: "2026-07-03T23:00:00.000Z",
    enddt: "2026-07-04T00:30:00.000Z",
    location: event.location,
  })
  expect(searchParams.get("body")).toContain(event.description)
})

test("a long text is truncated, so that servers accept the address", () => {
  const long = { ...event, description: "word ".repeat(1000) }
  const { google, outlook } = calendarLinks(long, publicUrl)
  expect(Math.max(google.length, outlook.length)).toBeLessThan(2000)
})

test("an entry keeps its UID through changes, and counts them", () => {
  const { uid, sequence } = calendarEntry(event, publicUrl)
  expect([uid, sequence]).toEqual(["event-7@guap.example", 3])
  expect(calendarEntry({ ...event, slug: "moved", revision: 5 }, publicUrl)).toMatchObject({
    uid,
    sequence: sequence + 1,
  })
})

test("each webinar is a separate entry, at 7 PM in New York in summer and winter", () => {
  const webinars = webinarsFrom(fridays, new Date("2026-10-29T12:00:00Z"), 2)
  expect(webinars.map(({ startsAt }) => startsAt.toISOString())).toEqual([
    "2026-10-30T23:00:00.000Z",
    "2026-11-07T00:00:00.000Z",
  ])
  expect(new Set(webinars.map((one) => calendarEntry(one, publicUrl).uid)).size).toBe(2)
})

test("a time is local to the event, with the community's name for the zone", () => {
  expect(whenTexts(event)).toEqual({ date: "Jul 3, 2026", time: "7:00 PM EST" })
  expect(zoneText("Africa/Lagos")).toBe("West Africa Time")
})

test.each([
  ["Online", true],
  ["online (Telegram)", true],
  ["https://meet.example/room", true],
  ["12 Auburn Avenue, Atlanta", false],
  ["Onlineville Hall", false],
])("%s is online: %s", (location, online) => {
  expect(isOnline({ location })).toBe(online)
})
