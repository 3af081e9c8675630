import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type ChartRange, priceRules, priceSeries, randomWalk } from "./price-series.ts"

test("every walk starts at 0.45, stays between 0.4 and 0.5, and steps at most 0.01", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 400 }), (seed, count) => {
      const prices = randomWalk(seed, count)
      expect(prices).toHaveLength(count)
      expect(prices[0]).toBe(4500)
      for (const [index, price] of prices.entries()) {
        expect(Number.isInteger(price)).toBe(true)
        expect(price).toBeGreaterThanOrEqual(4000)
        expect(price).toBeLessThanOrEqual(5000)
        expect(Math.abs(price - (prices[index - 1] ?? price))).toBeLessThanOrEqual(100)
      }
    }),
  )
})

test("long walks reach both bounds and use the whole step", () => {
  const prices = randomWalk("long", 20_000)
  const steps = prices.slice(1).map((price, index) => price - (prices[index] ?? 0))
  expect([Math.min(...prices), Math.max(...prices)]).toEqual([priceRules.low, priceRules.high])
  expect([Math.min(...steps), Math.max(...steps)]).toEqual([-priceRules.step, priceRules.step])
})

test("the same seed gives the same walk, another seed another walk", () => {
  expect(randomWalk("a", 24)).toEqual(randomWalk("a", 24))
  expect(randomWalk("a", 24)).not.toEqual(randomWalk("b", 24))
})

describe("a chart range", () => {
  const counts: Record<ChartRange, number> = { "24h": 24, "7d": 28, "30d": 30, "3m": 13, "1y": 12, all: 20 }
  const ranges = Object.keys(counts) as ChartRange[]

  test.each(ranges)("of %s has its number of points, each with a different time", (range) => {
    const points = priceSeries(range, "2026-03-01")
    expect(points).toHaveLength(counts[range])
    expect(new Set(points.map(({ time }) => time)).size).toBe(counts[range])
  })

  test("differs from the other ranges, and from the next day", () => {
    const walks = ["2026-03-01", "2026-03-02"].flatMap((date) =>
      ranges.map((range) => JSON.stringify(priceSeries(range, date).map(({ price }) => price))),
    )
    expect(new Set(walks).size).toBe(walks.length)
  })

  test("ends before the day on which it is shown", () => {
    const ends = (date: string) =>
      ranges.map((range) => {
        const points = priceSeries(range, date)
        return [points[0]?.time, points.at(-1)?.time]
      })
    expect(ends("2026-03-01")).toEqual([
      ["12 AM", "11 PM"],
      ["Sun 12 AM", "Sat 6 PM"].map((time) => expect.stringMatching(time.replace(" ", ",? "))),
      ["Jan 30", "Feb 28"],
      ["Nov 30", "Feb 22"],
      ["Mar 2025", "Feb 2026"],
      ["Year 1, Q1", "Year 5, Q4"],
    ])
  })
})
