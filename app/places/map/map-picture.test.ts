import fc from "fast-check"
import { expect, test } from "vitest"
import type { MapMark } from "./cluster-marks.ts"
import { countryMap } from "./country-map.server.ts"
import { areaOf, mapPicture } from "./map-picture.ts"

const ghana = countryMap("GH")
if (!ghana) throw new Error("Ghana has no map")
const map = ghana

const accra: MapMark = { latitude: 5.55, longitude: -0.2, count: 8, name: "Accra", href: "/accra" }

test.each([
  ["Lubumbashi", 85],
  ["Savanna-la-Mar", 110],
  ["Watts Mama's", 98],
])("the area of %s is at least the %i px that a wide font, DejaVu Sans, needs", (text, width) => {
  const { left, right } = areaOf({ text, at: [0, 0], anchor: "start" })
  expect(right - left).toBeGreaterThanOrEqual(width)
})

test("a label is beside the marks, inside the picture, and overlaps no other label", () => {
  const mark = fc.record({
    latitude: fc.double({ min: 4, max: 12, noNaN: true }),
    longitude: fc.double({ min: -4, max: 2, noNaN: true }),
    count: fc.oneof(fc.constant(0), fc.constant(1), fc.integer({ min: 2, max: 300 })),
    name: fc.constantFrom("Ho", "Sekondi-Takoradi", "Agona Swedru", "Ọ̀yọ́ of a very long name indeed"),
    href: fc.constant("/"),
  })
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 80 }), (marks) => {
      const { clusters, labels, landmarks, height } = mapPicture(map, marks)
      const areas = [...labels, ...landmarks.map(({ label }) => label)].map(areaOf)
      for (const [index, area] of areas.entries()) {
        expect(Math.min(area.left, area.top)).toBeGreaterThanOrEqual(0)
        expect(area.right).toBeLessThanOrEqual(440)
        expect(area.bottom).toBeLessThanOrEqual(height)
        for (const { at, radius } of clusters) {
          const across = Math.max(area.left - at[0], at[0] - area.right, 0)
          const along = Math.max(area.top - at[1], at[1] - area.bottom, 0)
          expect(Math.hypot(across, along)).toBeGreaterThanOrEqual(radius)
        }
        for (const other of areas.slice(index + 1))
          expect(
            area.right <= other.left ||
              other.right <= area.left ||
              area.bottom <= other.top ||
              other.bottom <= area.top,
          ).toBe(true)
      }
    }),
  )
})

test("marks outside of the picture are counted, not drawn", () => {
  const paris = { ...accra, latitude: 48.85, longitude: 2.35, count: 3, name: "Paris" }
  const { clusters, outside } = mapPicture(map, [accra, paris])
  expect(clusters.map(({ marks }) => marks.map(({ name }) => name))).toEqual([["Accra"]])
  expect(outside).toBe(3)
})

test("a position follows the Mercator projection", () => {
  const [west, south, east, north] = map.box
  const { clusters, height } = mapPicture(map, [accra])
  const [x = 0, y = 0] = clusters[0]?.at ?? []
  expect(west + (x / 440) * (east - west)).toBeCloseTo(-0.2, 1)
  // degrees(ln(tan(pi / 4 + radians(5.55) / 2))), as in spot_at.
  expect(north - (y / height) * (north - south)).toBeCloseTo(5.5587, 1)
})

test("a listing beyond the date line is on the map of the country", () => {
  const fiji = countryMap("FJ")
  if (!fiji) throw new Error("Fiji has no map")
  const taveuni = { ...accra, latitude: -16.85, longitude: -179.97, count: 1, name: "Taveuni" }
  expect(mapPicture(fiji, [taveuni]).outside).toBe(0)
})
