import fc from "fast-check"
import ICAL from "ical.js"
import nodeIcal, { type VEvent } from "node-ical"
import { describe, expect, test } from "vitest"
import { instantOf } from "#app/lib/time/wall-time.ts"
import { easternZone } from "../plan/event-time.ts"
import { type CalendarEntry, calendarFile, singleCalendarFile } from "./calendar-file.ts"

function entry(given: Partial<CalendarEntry> = {}): CalendarEntry {
  const startsAt = given.startsAt ?? instantOf({ date: "2025-05-16", time: "19:00" }, easternZone)
  return {
    uid: "event-1@guap.example",
    title: "Ecosystem overview",
    description: "What there is, and where to begin.",
    location: "Online",
    url: "https://guap.example/events/ecosystem-overview",
    startsAt,
    endsAt: new Date(startsAt.getTime() + 60 * 60_000),
    sequence: 0,
    updatedAt: new Date("2025-05-01T08:00:00Z"),
    isCancelled: false,
    organizer: "no-reply@guap.example",
    ...given,
  }
}

/** A parsed entry, in one shape for both parsers. */
type Read = {
  uid: string
  title: string
  description: string
  location: string
  url: string
  start: string
  end: string
  stamp: string
  sequence: number
  status: string
}

function readByIcalJs(file: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(file))
  return calendar.getAllSubcomponents("vevent").map((component) => {
    const event = new ICAL.Event(component)
    const value = (name: string) => component.getFirstPropertyValue(name)
    return {
      uid: event.uid,
      title: event.summary,
      description: event.description,
      location: event.location,
      url: String(value("url")),
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      stamp: (value("dtstamp") as ICAL.Time).toJSDate().toISOString(),
      sequence: event.sequence,
      status: String(value("status")),
    }
  })
}

function readByNodeIcal(file: string): Read[] {
  const text = (value: unknown) =>
    typeof value === "string" ? value : String((value as { val: string }).val)
  return Object.values(nodeIcal.sync.parseICS(file))
    .filter((component): component is VEvent => component?.type === "VEVENT")
    .map((event) => ({
      uid: event.uid,
      title: text(event.summary),
      description: text(event.description),
      location: text(event.location),
      url: text(event.url),
      start: event.start.toISOString(),
      end: event.end?.toISOString() ?? "",
      stamp: event.dtstamp.toISOString(),
      sequence: Number(event.sequence),
      status: String(event.status),
    }))
}

const parsers = [
  ["ical.js", readByIcalJs],
  ["node-ical", readByNodeIcal],
] as const

describe.each(parsers)("read by %s", (_, read) => {
  test.each([
    ["in summer", "2025-05-16", "2025-05-16T23:00:00.000Z", "2025-05-17T00:00:00.000Z"],
    ["in winter", "2025-12-05", "2025-12-06T00:00:00.000Z", "2025-12-06T01:00:00.000Z"],
    ["the day clocks change", "2025-11-02", "2025-11-03T00:00:00.000Z", "2025-11-03T01:00:00.000Z"],
  ])("7 PM in New York is the right moment %s", (_, date, start, end) => {
    const startsAt = instantOf({ date, time: "19:00" }, easternZone)
    expect(read(calendarFile([entry({ startsAt })]))).toEqual([expect.objectContaining({ start, end })])
  })

  test("an entry has all fields as written, with its sequence and its page", () => {
    const written = entry({ sequence: 3, isCancelled: true })
    expect(read(calendarFile([written]))).toEqual([
      {
        uid: written.uid,
        title: written.title,
        description: written.description,
        location: written.location,
        url: written.url,
        start: written.startsAt.toISOString(),
        end: written.endsAt.toISOString(),
        stamp: written.updatedAt.toISOString(),
        sequence: 3,
        status: "CANCELLED",
      },
    ])
  })

  test.each([
    ["commas, semicolons and backslashes", "Wallets, keys; and C:\\folders\\open"],
    ["line breaks", "First line\nSecond line\n\nAfter an empty one"],
    ["emoji of several parts", "Family day 👩🏾‍👩🏾‍👧🏾‍👦🏾 🎉 ".repeat(12)],
    ["Arabic", "ندوة مجتمعية حول المحافظ والمفاتيح، والأسئلة "],
    ["the letters of Yoruba", "Ẹgbẹ́ Alájẹṣẹ́kù: ọjà àti owó".repeat(8)],
    ["what looks like a property", "Title\nEND:VEVENT\nBEGIN:VALARM"],
    ["colons, quotes and hashes", 'Ask: "why?" #1 %0D%0A'],
  ])("a title and a text with %s arrive unchanged", (_, words) => {
    const title = words.trim()
    const events = read(calendarFile([entry({ title, description: title, location: title })]))
    expect(events).toEqual([expect.objectContaining({ title, description: title, location: title })])
  })

  test("a single entry is published or, if cancelled, withdrawn, each with its organizer", () => {
    for (const [isCancelled, method] of [
      [false, "PUBLISH"],
      [true, "CANCEL"],
    ] as const) {
      const file = singleCalendarFile(entry({ isCancelled, sequence: 2 }))
      expect(file).toContain(`\r\nMETHOD:${method}\r\n`)
      expect(file).toContain("\r\nORGANIZER;CN=Guapcoin:mailto:no-reply@guap.example\r\n")
      expect(read(file)).toEqual([
        expect.objectContaining({ sequence: 2, status: isCancelled ? "CANCELLED" : "CONFIRMED" }),
      ])
    }
  })

  test("a feed contains all its entries", () => {
    const entries = [1, 2, 3].map((number) => entry({ uid: `event-${number}@guap.example` }))
    const file = calendarFile(entries, {
      name: "Events; of Guapcoin",
      url: "https://guap.example/events.ics",
    })
    expect(read(file).map(({ uid }) => uid)).toEqual(entries.map(({ uid }) => uid))
  })
})

test("any text arrives unchanged, in lines of at most 75 octets that end in CRLF", () => {
  const words = fc
    .string({ unit: "grapheme", maxLength: 300, size: "max" })
    .map((text) => `a${text.replace(/[\r\u2028\u2029]/g, "\n")}z`)
  fc.assert(
    fc.property(words, (description) => {
      const file = calendarFile([entry({ description })])
      expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true)
      const lines = file.slice(0, -2).split("\r\n")
      expect(lines.filter((line) => /[\r\n]/.test(line))).toEqual([])
      expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
      expect(readByIcalJs(file)[0]?.description).toBe(description)
      // node-ical 0.27 reads a backslash before an n as a line break, however it is escaped.
      if (!description.includes("\\")) expect(readByNodeIcal(file)[0]?.description).toBe(description)
    }),
  )
})

test("forbidden characters are removed, and every kind of line break becomes LF", () => {
  const file = calendarFile([entry({ title: "One\r\ntwo\rthree\u2028four\u0000\u0007\uD83D" })])
  for (const [, read] of parsers) expect(read(file)[0]?.title).toBe("One\ntwo\nthree\nfour\uFFFD")
})

test("equal entries give equal files, so that they can be cached", () => {
  expect(calendarFile([entry()])).toBe(calendarFile([entry()]))
})
