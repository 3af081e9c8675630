import { describe, expect, test } from "vitest"
import { checkValues } from "#app/lib/form/parse-form.ts"
import { isTimeZone, listZones } from "#app/lib/time/time-zones.ts"
import { usualZones } from "#app/lib/time/usual-zones.ts"
import { emptyEvent } from "../admin/event-values.ts"
import { eventSchema } from "../event-schema.ts"
import { daysBetween, isDay, momentOf, mostWeeks, readClockTime, shiftDay, weeklyDays } from "./event-plan.ts"

const newYork = "America/New_York"

describe("a time of the form", () => {
  test.each([
    ["19:00", "19:00"],
    ["19:00:00", "19:00"],
    ["9:05", "09:05"],
    ["7:00 PM", "19:00"],
    ["07:30am", "07:30"],
    ["12:15 AM", "00:15"],
    ["12:00 pm", "12:00"],
    ["00:00", "00:00"],
  ])("%s is read as %s", (text, time) => {
    expect(readClockTime(text)).toBe(time)
  })

  test.each(["", "24:00", "7 PM", "19", "13:00 PM", "7:60 PM", "0:30 PM", "19:00 EST", "٧:٠٠"])(
    "%j is refused",
    (text) => {
      expect(readClockTime(text)).toBeUndefined()
    },
  )
})

test.each(["", "2026-02-30", "2026-13-01", "1999-12-31", "2100-01-01", "26-06-05", "2026-6-5", "20260605"])(
  "%j is not a valid date",
  (text) => {
    expect(isDay(text)).toBe(false)
  },
)

describe("the instant of a local time", () => {
  test("is undefined in the skipped hour in spring, and defined just before and after it", () => {
    const at = (time: string) => momentOf({ date: "2026-03-08", time }, newYork)?.toISOString()
    expect([at("01:59"), at("02:00"), at("02:59"), at("03:00")]).toEqual([
      "2026-03-08T06:59:00.000Z",
      undefined,
      undefined,
      "2026-03-08T07:00:00.000Z",
    ])
  })

  test("is the first of two in autumn", () => {
    expect(momentOf({ date: "2026-11-01", time: "01:30:00" }, newYork)?.toISOString()).toBe(
      "2026-11-01T05:30:00.000Z",
    )
  })
})

describe("the days of a repetition", () => {
  test("are a week apart, across the end of a month and a clock change, the last day included", () => {
    expect(weeklyDays("2026-10-23", "2026-11-06")).toEqual(["2026-10-23", "2026-10-30", "2026-11-06"])
    expect(weeklyDays("2026-10-23", "2026-11-05")).toHaveLength(2)
    expect(weeklyDays("2026-10-23", "2026-10-23")).toEqual(["2026-10-23"])
    expect(weeklyDays("2026-10-23", "2026-10-22")).toEqual([])
  })

  test("are limited to one more than the maximum", () => {
    expect(weeklyDays("2026-01-02", "2099-01-01")).toHaveLength(mostWeeks + 1)
  })

  test("move by calendar days", () => {
    expect(shiftDay("2028-02-28", 2)).toBe("2028-03-01")
    expect(shiftDay("2026-03-09", -1)).toBe("2026-03-08")
    expect(daysBetween("2026-03-07", "2026-03-09")).toBe(2)
  })
})

describe("time zones", () => {
  test("start with the usual ones, and every listed zone is valid", () => {
    const { usual, other } = listZones("US/Eastern")
    expect(usual).toEqual(usualZones)
    expect(other[0]).toBe("US/Eastern")
    expect(new Set([...usual, ...other]).size).toBe(usual.length + other.length)
    expect([...usual, ...other].filter((zone) => !isTimeZone(zone))).toEqual([])
  })

  test.each(["", "+01:00", "Mars/Olympus", "America/New_York\n", "toString"])("%j is refused", (name) => {
    expect(isTimeZone(name)).toBe(false)
  })
})

describe("the form", () => {
  const values = {
    ...emptyEvent,
    kind: "community",
    title: "Market day",
    description: "Sample data of a test.",
    location: "Online",
    date: "2026-06-05",
    time: "7:00 PM",
  }

  test("reads the time as 24 hours and the duration as a number, and omits empty fields", () => {
    expect(checkValues(eventSchema, values)).toEqual({
      data: expect.objectContaining({ time: "19:00", duration: 60, timeZone: newYork, scope: "one" }),
    })
  })

  test.each([
    ["kind", "party"],
    ["title", ""],
    ["title", "x".repeat(151)],
    ["description", "bell \u0007"],
    ["date", "2026-02-30"],
    ["time", "25:00"],
    ["timeZone", "Mars/Olympus"],
    ["duration", "4"],
    ["duration", "1441"],
    ["duration", "60.5"],
    ["duration", "1e2"],
    ["slug", "Market Day"],
    ["slug", "-market"],
    ["slug", "weekly-webinar"],
    ["repeatUntil", "soon"],
    ["scope", "all"],
  ])("refuses %s %j", (field, value) => {
    expect(Object.keys(checkValues(eventSchema, { ...values, [field]: value }).errors ?? {})).toEqual([field])
  })
})
