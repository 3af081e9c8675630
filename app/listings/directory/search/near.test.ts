import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { distanceText, nearText, readNear } from "./near.ts"

describe("a position in the address", () => {
  test("is two numbers, rounded to two decimals", () => {
    expect(readNear("6.52,3.38")).toEqual({ latitude: 6.52, longitude: 3.38 })
    expect(readNear("6.524379,-3.379206")).toEqual({ latitude: 6.52, longitude: -3.38 })
    expect(readNear("-0.001,0.004")).toEqual({ latitude: 0, longitude: 0 })
  })

  test.each([
    "",
    "6.52",
    "6.52,",
    "91,0",
    "0,181",
    "6,5244; 3,3792",
    "1e3,2",
    "NaN,1",
    "6.52,3.38,1",
    "gh/accra",
  ])("is not '%s'", (text) => {
    expect(readNear(text)).toBeUndefined()
  })

  test("is written as it was read", () => {
    const degrees = (most: number) =>
      fc.integer({ min: -most * 100, max: most * 100 }).map((n) => n / 100 + 0)
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const near = { latitude, longitude }
        expect(readNear(nearText(near))).toEqual(near)
        expect(nearText(near)).not.toContain("-0.00")
      }),
    )
  })
})

describe("a distance as text", () => {
  test.each([
    [1.3, "exact", "GH", "1 km away"],
    [2.3, "exact", "GH", "2 km northeast"],
    [0.4, "exact", "GH", "within 1 km"],
    [2.3, "about", "GH", "about 2 km northeast"],
    [11, "town", "GH", "about 10 km away"],
    [41, "town", "GH", "about 40 km northeast"],
    [3, "town", "GH", "within 10 km"],
    [1234, "exact", "KE", "1,234 km northeast"],
    [3.3, "exact", "US", "2 mi northeast"],
    [65, "town", "GB", "about 40 mi northeast"],
  ] as const)("%d km to %s in %s is '%s'", (km, kind, country, text) => {
    expect(distanceText({ km, kind, country, direction: 1 })).toBe(text)
  })
})
