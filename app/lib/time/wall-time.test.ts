import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { instantOf, wallTimeOf } from "./wall-time.ts"

const easternZone = "America/New_York"

const at = (date: string, time: string, zone = easternZone) => instantOf({ date, time }, zone).toISOString()

describe("the moment of a local time", () => {
  test.each([
    ["in summer", "2025-05-16", "19:00", easternZone, "2025-05-16T23:00:00.000Z"],
    ["in winter", "2025-12-05", "19:00", easternZone, "2025-12-06T00:00:00.000Z"],
    ["with the seconds of the database", "2025-05-16", "19:00:00", easternZone, "2025-05-16T23:00:00.000Z"],
    ["where clocks are never set", "2025-05-16", "19:00", "Africa/Lagos", "2025-05-16T18:00:00.000Z"],
    ["where the offset has half an hour", "2025-01-15", "00:15", "Asia/Kolkata", "2025-01-14T18:45:00.000Z"],
    ["where summer is in January", "2025-01-15", "09:00", "Australia/Sydney", "2025-01-14T22:00:00.000Z"],
    ["at midnight", "2025-07-01", "00:00", easternZone, "2025-07-01T04:00:00.000Z"],
    [
      "at the other end of the world",
      "2025-06-01",
      "12:00",
      "Pacific/Kiritimati",
      "2025-05-31T22:00:00.000Z",
    ],
  ])("%s", (_, date, time, zone, instant) => {
    expect(at(date, time, zone)).toBe(instant)
  })

  test("before, in and after the skipped hour in spring", () => {
    expect(at("2025-03-09", "01:59")).toBe("2025-03-09T06:59:00.000Z")
    expect(at("2025-03-09", "02:00")).toBe("2025-03-09T07:00:00.000Z")
    expect(at("2025-03-09", "02:30")).toBe("2025-03-09T07:30:00.000Z")
    expect(wallTimeOf(new Date("2025-03-09T07:30:00Z"), easternZone).time).toBe("03:30")
    expect(at("2025-03-09", "03:00")).toBe("2025-03-09T07:00:00.000Z")
  })

  test("of a repeated hour in autumn it is the first", () => {
    expect(at("2025-11-02", "00:59")).toBe("2025-11-02T04:59:00.000Z")
    expect(at("2025-11-02", "01:00")).toBe("2025-11-02T05:00:00.000Z")
    expect(at("2025-11-02", "01:59")).toBe("2025-11-02T05:59:00.000Z")
    expect(at("2025-11-02", "02:00")).toBe("2025-11-02T07:00:00.000Z")
    expect(at("2025-10-26", "02:30", "Europe/Paris")).toBe("2025-10-26T00:30:00.000Z")
  })

  test("of a day that a zone skipped it is the day after", () => {
    expect(at("2011-12-30", "12:00", "Pacific/Apia")).toBe("2011-12-30T22:00:00.000Z")
    expect(wallTimeOf(new Date("2011-12-30T22:00:00Z"), "Pacific/Apia").date).toBe("2011-12-31")
  })

  test("it is the inverse of wallTimeOf, at any moment of any zone that is not repeated", () => {
    const zones = [easternZone, "Africa/Lagos", "Africa/Casablanca", "Europe/London", "Australia/Lord_Howe"]
    const moments = fc.integer({ min: Date.UTC(2000, 0) / 60_000, max: Date.UTC(2040, 0) / 60_000 })
    fc.assert(
      fc.property(moments, fc.constantFrom(...zones), (minute, zone) => {
        const moment = new Date(minute * 60_000)
        const wall = wallTimeOf(moment, zone)
        const found = instantOf(wall, zone)
        expect(wallTimeOf(found, zone)).toEqual(wall)
        expect(found.getTime()).toBeLessThanOrEqual(moment.getTime())
        expect(moment.getTime() - found.getTime()).toBeLessThanOrEqual(60 * 60_000)
      }),
    )
  })

  test.each([
    ["2025-02-30", "19:00", easternZone],
    ["2025-05-16", "25:00", easternZone],
    ["2025-05-16", "19:00", "America/Wakanda"],
  ])("%s %s in %s does not exist", (date, time, zone) => {
    expect(() => instantOf({ date, time }, zone)).toThrow(RangeError)
  })
})
