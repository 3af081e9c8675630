import { describe, expect, test } from "vitest"
import { roadmap } from "#content/facts/network.ts"
import { quarterState } from "./quarters.ts"

describe("a quarter of the roadmap", () => {
  test.each([
    ["2025-03-31T23:59:59.999Z", "coming"],
    ["2025-04-01T00:00:00Z", "current"],
    ["2025-06-30T23:59:59.999Z", "current"],
    ["2025-07-01T00:00:00Z", "past"],
    ["2026-05-15T00:00:00Z", "past"],
    ["2024-05-15T00:00:00Z", "coming"],
  ])("that ends on June 30, 2025 is at %s: %s", (now, state) => {
    expect(quarterState({ year: 2025, quarter: 2 }, new Date(now))).toBe(state)
  })

  test("is one of four, and the roadmap is in order", () => {
    const places = roadmap.map(({ year, quarter }) => {
      expect([1, 2, 3, 4]).toContain(quarter)
      return year * 4 + quarter
    })
    expect(places).toEqual(places.toSorted((one, other) => one - other))
  })
})
