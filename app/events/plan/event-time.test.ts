import { describe, expect, test } from "vitest"
import { fridays } from "#app/settings/webinar/test-support.ts"
import { dateText, nextWebinars, readTimeText, timeText } from "./event-time.ts"

describe("the texts of a session", () => {
  test.each([
    ["2025-05-16", "May 16, 2025"],
    ["2026-01-02", "Jan 2, 2026"],
  ])("%s is formatted as %s", (date, text) => {
    expect(dateText(date)).toBe(text)
  })

  test.each([
    ["19:00", "7:00 PM"],
    ["00:00", "12:00 AM"],
    ["12:00", "12:00 PM"],
    ["09:05", "9:05 AM"],
    ["11:59", "11:59 AM"],
    ["23:59", "11:59 PM"],
  ])("%s is formatted as %s, and parsed back", (time, text) => {
    expect(timeText(time)).toBe(text)
    expect(timeText(`${time}:00`)).toBe(text)
    expect(readTimeText(text)).toBe(time)
  })

  test.each([
    ["7:00 PM EST", "19:00"],
    ["7:00pm", "19:00"],
    ["07:30 am", "07:30"],
    ["12:30 AM", "00:30"],
  ])("the time %s is parsed as %s", (text, time) => {
    expect(readTimeText(text)).toBe(time)
  })

  test.each(["", "seven", "19", "7 PM", "19:00", "7:60 PM", "13:00 PM"])(
    "the invalid time %j is read as noon",
    (text) => {
      expect(readTimeText(text)).toBe("12:00")
    },
  )
})

describe("a webinar every Friday at 7 PM in New York", () => {
  test.each([
    ["on a Monday", "2026-11-23T12:00:00Z", "2026-11-27"],
    ["on the Friday, before it begins", "2026-11-27T23:59:00Z", "2026-11-27"],
    ["while it goes on, which is Saturday in UTC", "2026-11-28T00:59:59Z", "2026-11-27"],
    ["as soon as it is over", "2026-11-28T01:00:00Z", "2026-12-04"],
    ["in summer, while it goes on", "2026-07-03T23:30:00Z", "2026-07-03"],
    ["in summer, when it is over", "2026-07-04T00:00:00Z", "2026-07-10"],
    ["at the turn of the year", "2026-12-31T12:00:00Z", "2027-01-01"],
  ])("%s", (_, now, date) => {
    expect(fridays && nextWebinars(fridays, new Date(now), 1)).toEqual([date])
  })

  test("the next ones are a week apart, across a clock change too", () => {
    expect(fridays && nextWebinars(fridays, new Date("2026-10-29T12:00:00Z"), 3)).toEqual([
      "2026-10-30",
      "2026-11-06",
      "2026-11-13",
    ])
  })
})
