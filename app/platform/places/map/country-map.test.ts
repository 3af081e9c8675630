import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import { gzipSync } from "node:zlib"
import { expect, test } from "vitest"
import { countryWords } from "#app/platform/countries/countries.ts"
import { codesOf } from "#app/platform/text/codes.ts"
import { countryMap } from "./country-map.server.ts"

const folder = path.join(import.meta.dirname, "outlines")
const countries = codesOf(countryWords)

test("all countries but rocks, the Vatican, Antarctica and 'Other' have a map, and no file is without its country", () => {
  expect(countries.filter((country) => !countryMap(country))).toEqual(["AQ", "UM", "VA", "ZZ"])
  const drawn = countries.filter((country) => countryMap(country))
  expect(readdirSync(folder).toSorted()).toEqual(
    drawn.map((country) => `${country.toLowerCase()}.svg`).toSorted(),
  )
})

test("an outline is at most 2.6 KB packed, and holds nothing but two paths", () => {
  for (const name of readdirSync(folder)) {
    const file = readFileSync(path.join(folder, name), "utf8")
    expect(gzipSync(file, { level: 9 }).length, name).toBeLessThanOrEqual(2_600)
    expect(file.replaceAll(/ d="[MlzM0-9 -]+"/g, ""), name).toMatch(
      /^<svg [^<>]+>(<path id="around" [^<>]+>)?<path id="land" [^<>]+><\/svg>\n$/,
    )
  }
})

test("a map is at least half as high as wide, and not much higher", () => {
  for (const country of countries) {
    const map = countryMap(country)
    if (!map) continue
    const [west, south, east, north] = map.box
    expect((north - south) / (east - west), country).toBeGreaterThan(0.54)
    expect((north - south) / (east - west), country).toBeLessThan(1.21)
  }
})
