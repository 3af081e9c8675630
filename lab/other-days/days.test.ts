import { expect, test } from "vitest"
import { otherDays } from "./days.ts"

const days = (now: string) =>
  Object.fromEntries(
    otherDays(new Date(now)).map(({ name, from }) => [name, from.toISOString().slice(0, 16)]),
  )

test("the tests for the next special days begin two minutes before the change", () => {
  expect(days("2026-11-24T03:00Z")).toEqual({
    "a year ends": "2026-12-31T23:58",
    "New York's clocks go forward": "2027-03-14T06:58",
    "London's clocks go forward": "2027-03-28T00:58",
    "London's clocks go back": "2027-10-31T00:58",
    "New York's clocks go back": "2027-11-07T05:58",
    "29 February": "2028-02-29T09:00",
    "eight months from now": "2027-07-24T03:00",
  })
  expect(days("2026-03-01T00:00Z")["New York's clocks go forward"]).toBe("2026-03-08T06:58")
  // A month that begins on a Sunday.
  expect(days("2026-10-31T00:00Z")["New York's clocks go back"]).toBe("2026-11-01T05:58")
  expect(days("2096-12-01T00:00Z")["29 February"]).toBe("2104-02-29T09:00")
})
