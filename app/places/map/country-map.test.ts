import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { codesOf } from "#app/lib/text/codes.ts"
import { countryWords } from "../countries/countries.ts"
import { countryMap, middleOf, worldMap } from "./country-map.server.ts"
import { toMercator } from "./mercator.ts"

const folder = path.join(import.meta.dirname, "outlines")
const countries = codesOf(countryWords)

test("all countries except uninhabited rocks, the Vatican, Antarctica and 'Other' have a map, and each file has a country", () => {
  expect(countries.filter((country) => !countryMap(country))).toEqual(["AQ", "UM", "VA", "ZZ"])
  const drawn = countries.filter((country) => countryMap(country))
  expect(readdirSync(folder).toSorted()).toEqual(
    drawn.map((country) => `${country.toLowerCase()}.svg`).toSorted(),
  )
})

test("the world map is at most 5 KB compressed, about twice as wide as high, and contains the center of each country", () => {
  const file = readFileSync(path.join(import.meta.dirname, "world.svg"))
  expect(gzipSync(file, { level: 9 }).length).toBeLessThanOrEqual(5_000)
  const [west, south, east, north] = worldMap().box
  expect((east - west) / (north - south)).toBeGreaterThan(1.9)
  for (const country of ["GH", "US", "GB", "BR", "AU", "JP"] as const) {
    const { latitude, longitude } = middleOf(country) ?? { latitude: 0, longitude: 0 }
    const [x, y] = toMercator({ latitude, longitude })
    expect([x > west && x < east, y > south && y < north], country).toEqual([true, true])
  }
})

test("an outline is at most 2.6 KB compressed and contains only two paths", () => {
  for (const name of readdirSync(folder)) {
    const file = readFileSync(path.join(folder, name), "utf8")
    expect(gzipSync(file, { level: 9 }).length, name).toBeLessThanOrEqual(2_600)
    expect(file.replaceAll(/ d="[MlzM0-9 -]+"/g, ""), name).toMatch(
      /^<svg [^<>]+>(<path id="around" [^<>]+>)?<path id="land" [^<>]+><\/svg>\n$/,
    )
  }
})

test("a map is between half as high as wide and slightly higher than wide", () => {
  for (const country of countries) {
    const map = countryMap(country)
    if (!map) continue
    const [west, south, east, north] = map.box
    expect((north - south) / (east - west), country).toBeGreaterThan(0.54)
    expect((north - south) / (east - west), country).toBeLessThan(1.21)
  }
})
