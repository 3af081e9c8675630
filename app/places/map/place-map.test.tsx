import { readFileSync } from "node:fs"
import path from "node:path"
import { brotliCompressSync } from "node:zlib"
import { renderToStaticMarkup } from "react-dom/server"
import { beforeAll, describe, expect, test } from "vitest"
import type { Country } from "../countries/countries.ts"
import { placeFile, readPlaces } from "../place-file.ts"
import type { MapMark } from "./cluster-marks.ts"
import { countryMap } from "./country-map.server.ts"
import type { PlaceMapOutline } from "./outline.ts"
import { PlaceMap } from "./place-map.tsx"
import { townMap } from "./town-map.server.ts"

const countries = ["NG", "GH", "KE", "ZA", "JM", "TT", "US", "GB", "FR", "CI"] as const
const towns = ["ng/lagos", "gh/accra", "ke/nairobi", "jm/kingston", "us/atlanta"]
const [shops, townShops] = [500, 150]

type Town = {
  country: Country
  name: string
  slug: string
  latitude: number
  longitude: number
  people: number
}
const all: Town[] = []
beforeAll(async () => {
  for await (const { country, name, slug, latitude, longitude, population } of readPlaces(
    placeFile(path.resolve()),
  ))
    if ((countries as readonly string[]).includes(country))
      all.push({
        country: country as Country,
        name,
        slug,
        latitude: Number(latitude),
        longitude: Number(longitude),
        people: Number(population),
      })
})

/** A deterministic generator of numbers from 0 to 1. */
function numbers(): () => number {
  let state = 1
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/** Generated listings, distributed like the population. */
function shopsOf(country: Country): MapMark[] {
  const home = all.filter((town) => town.country === country)
  const next = numbers()
  const everybody = home.reduce((sum, { people }) => sum + people, 0)
  const counts = new Map<Town, number>()
  for (let shop = 0; shop < shops; shop++) {
    let person = next() * everybody
    const town = home.find(({ people }) => {
      person -= people
      return person < 0
    })
    if (town) counts.set(town, (counts.get(town) ?? 0) + 1)
  }
  return [...counts].map(([{ latitude, longitude, name, slug }, count]) => ({
    ...{ latitude, longitude, name, count },
    href: `/merchant-directory/in/${country.toLowerCase()}/${slug}`,
  }))
}

function shopsAround({ latitude, longitude }: Town): MapMark[] {
  const next = numbers()
  return Array.from({ length: townShops }, (_, at) => ({
    latitude: latitude + (next() + next() - 1) * 0.2,
    longitude: longitude + (next() + next() - 1) * 0.2,
    count: 1,
    name: `Mama Put Kitchen ${at}`,
    href: `/merchant-directory/mama-put-kitchen-${at}`,
  }))
}

const drawn = (map: PlaceMapOutline | undefined, marks: MapMark[]) => {
  if (!map) throw new Error("There is no map")
  return renderToStaticMarkup(<PlaceMap map={map} marks={marks} caption="What is here" listHref="#list" />)
}

const packed = (text: string) => brotliCompressSync(text).length

function expectRoom(page: string) {
  const circles = [...page.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g)].map(
    ([, x, y, radius]) => ({ x: Number(x), y: Number(y), radius: Number(radius) }),
  )
  expect(circles.length).toBeGreaterThan(5)
  for (const [at, one] of circles.entries())
    for (const other of circles.slice(at + 1))
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(
        Math.max(22, one.radius + other.radius),
      )
}

describe("500 generated listings in a country", () => {
  test.each(countries)("are separate circles in at most 4 KB including the outline: %s", (country) => {
    const map = countryMap(country)
    const marks = shopsOf(country)
    const page = drawn(map, marks)
    expectRoom(page)
    const outline = readFileSync(
      path.join(import.meta.dirname, "outlines", `${country.toLowerCase()}.svg`),
      "utf8",
    )
    expect(packed(page) + packed(outline)).toBeLessThanOrEqual(4_096)
    const counted = [...page.matchAll(/class="map-count">([\d,]+)</g)].map(([, count = ""]) =>
      Number(count.replace(",", "")),
    )
    const alone = page.match(/class="map-one"/g)?.length ?? 0
    const beyond = Number(/(\d+) merchants? (?:is|are) outside/.exec(page)?.[1] ?? 0)
    expect(counted.reduce((sum, count) => sum + count, alone + beyond)).toBe(shops)
  })
})

describe("150 generated listings around a town", () => {
  test.each(towns)("are drawn on clipped land in at most 2 KB: %s", async (code) => {
    const town = all.find(({ country, slug }) => code === `${country.toLowerCase()}/${slug}`)
    if (!town) throw new Error(`${code} is not in the file`)
    const marks = shopsAround(town)
    const map = await townMap(town.country, town, marks)
    const page = drawn(map, marks)
    expectRoom(page)
    expect(packed(page)).toBeLessThanOrEqual(2_048)
    if (map?.outline.kind !== "paths") throw new Error("A town's land is in its page")
    expect(map.outline.land).toMatch(/^M[\d-]/)
    expect(packed(map.outline.land + map.outline.around)).toBeLessThan(1_000)
  })
})

test("a mark is a link with the place and the number of its listings", () => {
  const accra = {
    latitude: 5.55,
    longitude: -0.2,
    count: 8,
    name: "Accra",
    href: "/merchant-directory/in/gh/accra",
  }
  expect(drawn(countryMap("GH"), [accra])).toContain(
    '<a href="/merchant-directory/in/gh/accra" class="map-many" tabindex="-1"><title>Accra: 8 merchants</title>',
  )
})

test("several listings at one position link to the list, labeled with their part of town", () => {
  const at = { latitude: 5.6, longitude: -0.2 }
  const shop = (name: string): MapMark => ({ ...at, count: 1, name, href: `/merchant-directory/${name}` })
  const osu = { ...at, count: 0, name: "Osu", href: "/merchant-directory/in/gh/osu" }
  const page = drawn(countryMap("GH"), [shop("mama-put"), shop("kente"), osu])
  expect(page).toContain(
    '<a href="#list" class="map-many" tabindex="-1"><title>2 merchants around Osu</title>',
  )
  expect(page.match(/>Osu</g)).toHaveLength(1)
})

test("a map needs no script or inline style, and screen readers skip the picture", () => {
  const page = drawn(countryMap("NG"), shopsOf("NG"))
  expect(page).not.toMatch(/<script|<style| style=| on\w+=/)
  expect(page).toContain('aria-hidden="true"')
  expect(page.match(/<a href="(?!https:)[^>]*>/g)?.every((link) => link.includes('tabindex="-1"'))).toBe(true)
})
