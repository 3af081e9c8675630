import { describe, expect, test } from "vitest"
import { closuresOf, closuresText, hoursOf, hoursText, isDay, readShifts } from "./opening-hours.ts"

describe("the times of a day", () => {
  test.each([
    ["9-18", "09:00-18:00"],
    ["9:00 - 18:00", "09:00-18:00"],
    ["09.30–18.15", "09:30-18:15"],
    ["9 am to 5 pm", "09:00-17:00"],
    ["12am-12pm", "00:00-12:00"],
    ["9-13, 14:30-18", "09:00-13:00,14:30-18:00"],
    ["14-18 and 9-13", "09:00-13:00,14:00-18:00"],
    ["18-2", "18:00-02:00"],
    ["11-14, 18-01:30", "11:00-14:00,18:00-01:30"],
    ["0-24", "00:00-24:00"],
    ["00:00-00:00", "00:00-24:00"],
  ])("typed as %j are %j", (typed, stored) => expect(readShifts(typed)).toBe(stored))

  test.each([
    "",
    "open",
    "9",
    "9-",
    "25-26",
    "9-13-18",
    "9-13,12-18",
    "9:70-18",
    "13am-2pm",
    "1-2,3-4,5-6",
    "18-2,1-3",
    "24-1",
  ])("typed as %j are none", (typed) => expect(readShifts(typed)).toBeUndefined())

  test("that were stored are read as they were, once more", () => {
    for (const stored of ["09:00-13:00,14:30-18:00", "18:00-02:00", "00:00-24:00"])
      expect(readShifts(stored)).toBe(stored)
  })
})

test("hours and closures come back from their columns as they went", () => {
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

test.each(["2026-02-30", "2026-1-1", "", "tomorrow", "2026-13-01"])("%j is no day", (text) =>
  expect(isDay(text)).toBe(false),
)
