import { expect, test } from "vitest"
import { closuresOf, closuresText, hoursOf, hoursText, isDay } from "./opening-hours.ts"

test("hours and closures survive a round trip through their columns", () => {
  const hours = { Mo: "09:00-13:00,14:00-18:00", Su: "18:00-02:00" }
  expect(hoursText(hours)).toBe("Mo 09:00-13:00,14:00-18:00; Su 18:00-02:00")
  expect(hoursOf(hoursText(hours))).toEqual(hours)
  expect([hoursText({}), hoursOf(null), closuresText([]), closuresOf(null)]).toEqual([null, {}, null, []])
  const closures = [
    { from: "2026-12-24", until: "2026-12-26", note: "Christmas" },
    { from: "2027-01-01", until: "2027-01-01", note: "" },
  ]
  expect(closuresOf(closuresText(closures))).toEqual(closures)
})

test.each(["2026-02-30", "2026-1-1", "", "tomorrow", "2026-13-01"])("%j is not a date", (text) =>
  expect(isDay(text)).toBe(false),
)
