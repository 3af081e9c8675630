import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { timeText } from "./opening-hours.ts"
import { readTimes, storedShifts, typedShifts } from "./read-times.ts"
import { spokenShifts } from "./spoken-times.ts"

/** 'plain 09:00-18:00', 'asked 09:00-17:00', 'closed', or 'unread'. */
function readingOf(typed: string): string {
  const read = readTimes(typed)
  if (!read) return "unread"
  return read.kind === "closed" ? "closed" : `${read.certainty} ${storedShifts(read.shifts)}`
}

describe("parsing the times of one day", () => {
  test.each([
    ["9-18", "09:00-18:00"],
    ["9:00 - 18:00", "09:00-18:00"],
    ["09.30–18.15", "09:30-18:15"],
    ["9 am to 5 pm", "09:00-17:00"],
    ["9a-5p", "09:00-17:00"],
    ["12am-12pm", "00:00-12:00"],
    ["9-13, 14:30-18", "09:00-13:00,14:30-18:00"],
    ["14-18 and 9-13", "09:00-13:00,14:00-18:00"],
    ["8am-12pm 2pm-6pm", "08:00-12:00,14:00-18:00"],
    ["8-12, 14-18", "08:00-12:00,14:00-18:00"],
    ["18-2", "18:00-02:00"],
    ["11-14, 18-01:30", "11:00-14:00,18:00-01:30"],
    ["0-24", "00:00-24:00"],
    ["00:00-00:00", "00:00-24:00"],
    ["8:00 A.M. - 4:30 P.M.", "08:00-16:30"],
    ["9 a.m. to 5 p.m.", "09:00-17:00"],
    ["24 hours", "00:00-24:00"],
    ["24/7", "00:00-24:00"],
    ["Open 24 hours", "00:00-24:00"],
    ["24h/24 7j/7", "00:00-24:00"],
    ["noon-midnight", "12:00-24:00"],
    ["9h - midi / 14h - 18h30", "09:00-12:00,14:00-18:30"],
    ["9am till 5pm", "09:00-17:00"],
    ["09:00\u201117:00", "09:00-17:00"],
    ["\u200e9am\u00a0\u2013\u00a05pm\u200e", "09:00-17:00"],
    ["９：００〜１７：００", "09:00-17:00"],
    ["0600hours-1800hours", "06:00-18:00"],
    ["5pm - 0000hrs", "17:00-24:00"],
    ["8h00 a 17h", "08:00-17:00"],
    ["de 8h00 à 17h", "08:00-17:00"],
    ["0900-1700", "09:00-17:00"],
    ["9h-18h", "09:00-18:00"],
    ["9am-5am", "09:00-05:00"],
    ["08:00:00-17:00:00", "08:00-17:00"],
    ["17:00pm-22:00pm", "17:00-22:00"],
    ["08:00-12:00", "08:00-12:00"],
  ])("%j has the only meaning %s", (typed, stored) => expect(readingOf(typed)).toBe(`plain ${stored}`))

  test.each([
    ["4-10 pm", "16:00-22:00"],
    ["1-5pm", "13:00-17:00"],
    ["12-5pm", "12:00-17:00"],
    ["9-5pm", "09:00-17:00"],
    ["10:00-6pm", "10:00-18:00"],
    ["9-noon", "09:00-12:00"],
    ["7am-5", "07:00-17:00"],
    ["6-11am", "06:00-11:00"],
    ["noon-5", "12:00-17:00"],
    ["6pm-2", "18:00-02:00"],
    ["6pm-11", "18:00-23:00"],
  ])("a single AM or PM applies to both times of %j: %s", (typed, stored) =>
    expect(readingOf(typed)).toBe(`derived ${stored}`),
  )

  test.each([
    ["9-5", "09:00-17:00"],
    ["9:00-5:00", "09:00-17:00"],
    ["900-500", "09:00-17:00"],
    ["08:00-05:00", "08:00-17:00"],
    ["9h-5h", "09:00-05:00"],
    ["9-1,3-6", "09:00-13:00,15:00-18:00"],
    ["9-1, 3-6pm", "09:00-13:00,15:00-18:00"],
    ["9-1, 14-18", "09:00-13:00,14:00-18:00"],
    ["1-5", "13:00-17:00"],
    ["03:00-06:00", "15:00-18:00"],
    ["11-2", "11:00-14:00"],
    ["9-9", "09:00-21:00"],
    ["9-12", "09:00-12:00"],
    ["8-10pm", "20:00-22:00"],
    ["7am-11", "07:00-11:00"],
    ["10-2am", "22:00-02:00"],
    ["5pm-12pm", "17:00-24:00"],
    ["12-12pm", "00:00-12:00"],
    ["6-midnight", "18:00-24:00"],
    ["6pm-6", "18:00-06:00"],
    ["13-9", "13:00-21:00"],
    ["18-2,1-3", "13:00-15:00,18:00-02:00"],
  ])("%j is ambiguous, and most likely %s", (typed, stored) =>
    expect(readingOf(typed)).toBe(`asked ${stored}`),
  )

  test.each(["Closed", "closed all day", "fermé", "off", "–", "N/A"])("%j means closed", (typed) =>
    expect(readingOf(typed)).toBe("closed"),
  )

  test.each([
    ..."|open|9|9-|9am|25-26|9-13-18|9-13,12-18|9:70-18|13am-2pm|1-2,3-4,5-6|24-1".split("|"),
    "by appointment",
    "9-17 or later",
    "0900:30-17",
  ])("%j is not accepted", (typed) => expect(readingOf(typed)).toBe("unread"))

  test("an ambiguous text never becomes night hours without a question", () => {
    const hour = fc.integer({ min: 1, max: 12 })
    const writing = fc
      .tuple(hour, fc.constantFrom("", ":00", ":30"), fc.constantFrom(" - ", "-", " to "), hour)
      .map(([from, minutes, to, until]) => `${from}${minutes}${to}${until}${minutes}`)
    fc.assert(fc.property(writing, (typed) => !readingOf(typed).startsWith("derived")))
    const isNight = (stored: string) => stored < "plain 05:00" || stored.slice(6, 11) >= stored.slice(12)
    fc.assert(
      fc.property(writing, (typed) => {
        const reading = readingOf(typed)
        return !reading.startsWith("plain") || !isNight(reading)
      }),
    )
  })

  test("the form's text for stored shifts is parsed to the same shifts, without a question", () => {
    const quarter = fc.integer({ min: 0, max: 95 })
    const shift = fc.tuple(quarter, fc.integer({ min: 1, max: 96 }), fc.integer({ min: 1, max: 90 }), quarter)
    fc.assert(
      fc.property(shift, fc.boolean(), ([start, length, pause, second], isTwo) => {
        const [from, until] = [start * 15, (start + length) * 15]
        const again = until + pause * 15
        const end = Math.min(again + (second + 1) * 15, from + 24 * 60)
        const first = { from, until }
        const shifts =
          isTwo && again < 24 * 60 && end > again ? [first, { from: again, until: end }] : [first]
        const stored = storedShifts(shifts)
        expect(readingOf(typedShifts(stored))).toBe(`plain ${stored}`)
      }),
      { numRuns: 3000 },
    )
    expect(typedShifts("09:00-13:00,14:30-18:00")).toBe("09:00-13:00, 14:30-18:00")
    expect(typedShifts("09:00-05:00")).toBe("9am-5am")
    expect(typedShifts("")).toBe("")
  })
})

test.each([
  ["09:00-17:00", "9 AM to 5 PM"],
  ["09:00-12:00,13:30-24:00", "9 AM to noon, 1:30 PM to midnight"],
  ["18:00-02:00", "6 PM to 2 AM the next day"],
  ["00:00-24:00", "day and night"],
  ["00:30-04:00", "12:30 AM to 4 AM"],
])("%s is spelled out as %j", (stored, spoken) => {
  const read = readTimes(typedShifts(stored))
  expect(read?.kind === "times" && spokenShifts(read.shifts)).toBe(spoken)
})

test("a time past midnight is stored as local clock time", () => expect(timeText(26 * 60)).toBe("02:00"))
