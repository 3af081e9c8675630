import { describe, expect, test } from "vitest"
import { openAt } from "./open-now.ts"

const lagos = "Africa/Lagos"
const newYork = "America/New_York"

type Hours = { zone?: string | null; closures?: string }

/** 'open until 2026-11-23 18:00' or 'closed until ...', for a business with these hours at a moment. */
function stateAt(openingHours: string | null, at: string, { zone = lagos, closures }: Hours = {}) {
  const state = openAt({ openingHours, closures: closures ?? null, timeZone: zone }, new Date(at))
  if (!state) return undefined
  const { isOpen, change } = state
  return `${isOpen ? "open" : "closed"} until ${change ? `${change.date} ${change.time}` : "further notice"}`
}

/** 2026-11-23 is a Monday. Lagos is one hour ahead of UTC all year. */
describe("a business", () => {
  const week = "Mo 09:00-13:00,14:00-18:00; Tu 09:00-18:00; Fr 18:00-02:00"

  test.each([
    ["before it opens", "2026-11-23T07:59:59Z", "closed until 2026-11-23 09:00"],
    ["from the minute at which it opens", "2026-11-23T08:00:00Z", "open until 2026-11-23 13:00"],
    ["to the last second", "2026-11-23T11:59:59Z", "open until 2026-11-23 13:00"],
    ["between two shifts", "2026-11-23T12:00:00Z", "closed until 2026-11-23 14:00"],
    ["in its second shift", "2026-11-23T16:00:00Z", "open until 2026-11-23 18:00"],
    ["in the evening", "2026-11-23T17:00:00Z", "closed until 2026-11-24 09:00"],
    ["on a day on which it does not open", "2026-11-25T12:00:00Z", "closed until 2026-11-27 18:00"],
    ["before midnight", "2026-11-27T22:59:00Z", "open until 2026-11-28 02:00"],
    ["past midnight, by the shift of the day before", "2026-11-27T23:30:00Z", "open until 2026-11-28 02:00"],
    ["after the night", "2026-11-28T01:00:00Z", "closed until 2026-11-30 09:00"],
  ])("%s", (_, at, state) => expect(stateAt(week, at)).toBe(state))

  test("open through the night from Sunday is open early on Monday", () => {
    expect(stateAt("Su 20:00-04:00", "2026-11-23T02:00:00Z")).toBe("open until 2026-11-23 04:00")
  })

  test("with adjacent shifts is open through both, also across midnight", () => {
    expect(stateAt("Mo 18:00-24:00; Tu 00:00-03:00", "2026-11-23T20:00:00Z")).toBe(
      "open until 2026-11-24 03:00",
    )
    expect(stateAt("Mo 18:00-04:00; Tu 03:00-10:00", "2026-11-23T20:00:00Z")).toBe(
      "open until 2026-11-24 10:00",
    )
  })

  test("can be open day and night", () => {
    const always = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"].map((day) => `${day} 00:00-24:00`).join("; ")
    expect(stateAt(always, "2026-11-23T20:00:00Z")).toBe("open until further notice")
    const closures = "2026-11-26/2026-11-26"
    expect(stateAt(always, "2026-11-23T20:00:00Z", { closures })).toBe("open until 2026-11-26 00:00")
    expect(stateAt(always, "2026-11-26T20:00:00Z", { closures })).toBe("closed until 2026-11-27 00:00")
    expect(stateAt("Mo 09:00-09:00", "2026-11-24T07:59:00Z")).toBe("open until 2026-11-24 09:00")
  })

  test("does not open on closed days, but the last night before them continues past midnight", () => {
    const nights = "Th 18:00-02:00; Fr 18:00-02:00; Sa 18:00-02:00"
    const closures = "2026-11-27/2026-11-27 Funeral\n2026-12-03/2026-12-05"
    const at = (moment: string) => stateAt(nights, moment, { closures })
    expect(at("2026-11-27T00:30:00Z")).toBe("open until 2026-11-27 02:00")
    expect(at("2026-11-27T20:00:00Z")).toBe("closed until 2026-11-28 18:00")
    expect(at("2026-11-28T00:30:00Z")).toBe("closed until 2026-11-28 18:00")
    expect(at("2026-12-01T12:00:00Z")).toBe("closed until 2026-12-10 18:00")
  })

  test("closed for more than a year has no opening time", () => {
    const closures = "2026-11-01/2028-11-01"
    expect(stateAt("Mo 09:00-18:00", "2026-11-23T12:00:00Z", { closures })).toBe(
      "closed until further notice",
    )
  })

  test("without hours or without a known time zone has no state", () => {
    expect(stateAt(null, "2026-11-23T12:00:00Z")).toBeUndefined()
    expect(stateAt("Mo 09:00-18:00", "2026-11-23T12:00:00Z", { zone: null })).toBeUndefined()
    expect(stateAt("Mo 09:00-18:00", "2026-11-23T12:00:00Z", { zone: "Africa/Wakanda" })).toBeUndefined()
  })
})

/** New York, 2026: clocks go from 2:00 to 3:00 on March 8 and from 2:00 to 1:00 on November 1, both Sundays. */
describe("at a clock change the local time counts", () => {
  const at = (hours: string, moment: string) => {
    const schedule = { openingHours: hours, closures: null, timeZone: newYork }
    return [
      stateAt(hours, moment, { zone: newYork }),
      openAt(schedule, new Date(moment))?.until.toISOString(),
    ]
  }

  test("a shop opens at nine before and after", () => {
    const daily = "Sa 09:00-17:00; Su 09:00-17:00"
    expect(at(daily, "2026-03-07T13:59:00Z")[0]).toBe("closed until 2026-03-07 09:00")
    expect(at(daily, "2026-03-07T14:00:00Z")[0]).toBe("open until 2026-03-07 17:00")
    expect(at(daily, "2026-03-08T12:59:00Z")).toEqual([
      "closed until 2026-03-08 09:00",
      "2026-03-08T13:00:00.000Z",
    ])
    expect(at(daily, "2026-11-01T13:59:00Z")).toEqual([
      "closed until 2026-11-01 09:00",
      "2026-11-01T14:00:00.000Z",
    ])
  })

  test("a closing time within the skipped hour takes effect at the skip", () => {
    expect(at("Sa 20:00-02:30", "2026-03-08T06:59:00Z")).toEqual([
      "open until 2026-03-08 02:30",
      "2026-03-08T07:00:00.000Z",
    ])
    expect(at("Sa 20:00-02:30", "2026-03-08T07:00:00Z")[0]).toBe("closed until 2026-03-14 20:00")
  })

  test("a closing time within a repeated hour takes effect in both passes", () => {
    expect(at("Sa 20:00-01:30", "2026-11-01T05:29:00Z")).toEqual([
      "open until 2026-11-01 01:30",
      "2026-11-01T05:30:00.000Z",
    ])
    expect(at("Sa 20:00-01:30", "2026-11-01T05:30:00Z")).toEqual([
      "closed until 2026-11-07 20:00",
      "2026-11-01T06:00:00.000Z",
    ])
    expect(at("Sa 20:00-01:30", "2026-11-01T06:10:00Z")[0]).toBe("open until 2026-11-01 01:30")
    expect(at("Sa 20:00-03:00", "2026-11-01T06:30:00Z")[0]).toBe("open until 2026-11-01 03:00")
  })
})

describe("the state expires", () => {
  const until = (openingHours: string, at: string) =>
    openAt({ openingHours, closures: null, timeZone: lagos }, new Date(at))?.until.toISOString()

  test("at the next opening or closing", () => {
    expect(until("Mo 09:00-18:00", "2026-11-23T07:12:34Z")).toBe("2026-11-23T08:00:00.000Z")
    expect(until("Mo 09:00-18:00", "2026-11-23T08:00:00Z")).toBe("2026-11-23T17:00:00.000Z")
  })

  test("or at the end of the local day, because the text may say 'tomorrow'", () => {
    expect(until("Mo 09:00-18:00", "2026-11-23T17:00:00Z")).toBe("2026-11-23T23:00:00.000Z")
    expect(until("Mo 18:00-02:00", "2026-11-23T20:00:00Z")).toBe("2026-11-23T23:00:00.000Z")
  })
})
