import { describe, expect, test } from "vitest"
import { roadmap } from "#content/en/network.ts"
import { quarterState } from "./quarters.ts"

describe("a quarter of the roadmap", () => {
  test.each([
    ["2025-03-31T23:59:59.999Z", "coming"],
    ["2025-04-01T00:00:00Z", "current"],
    ["2025-06-30T23:59:59.999Z", "current"],
    ["2025-07-01T00:00:00Z", "past"],
    ["2026-05-15T00:00:00Z", "past"],
    ["2024-05-15T00:00:00Z", "coming"],
  ])("that ends on 2025-06-30 is at %s: %s", (now, state) => {
    expect(quarterState("2025-06-30", new Date(now))).toBe(state)
  })

  test("ends on the last day of the quarter it is named after, and the plan is in order", () => {
    for (const { quarter, lastDay } of roadmap) {
      const [, number, year] = quarter.match(/^Q([1-4]) (\d{4})$/) ?? []
      const end = new Date(Date.UTC(Number(year), Number(number) * 3, 0))
      expect(lastDay).toBe(end.toISOString().slice(0, 10))
    }
    const days = roadmap.map(({ lastDay }) => lastDay)
    expect(days).toEqual(days.toSorted())
  })
})
