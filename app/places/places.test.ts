import path from "node:path"
import { eq, sql } from "drizzle-orm"
import { beforeAll, describe, expect, test } from "vitest"
import { placeLists, placeNames, places } from "#app/lib/db/schema.ts"
import { useDatabase } from "#test/database.ts"
import type { Country } from "./countries/countries.ts"
import { areaCode, areaText, findNamedArea, readArea } from "./find-areas.server.ts"
import { findTownOf } from "./find-near-place.server.ts"
import { findPlaces, longestName } from "./find-places.server.ts"
import { loadPlaces } from "./load-places.server.ts"
import { type PlaceLine, placeFile, readPlaces } from "./place-file.ts"
import { placeKey } from "./place-key.ts"

const database = useDatabase()
const file = placeFile(path.resolve())
const now = new Date("2026-11-01T12:00:00Z")
/** About 200 towns: the largest, and those with a common name. */
const isWanted = ({ name, population, country }: PlaceLine) =>
  Number(population) > 1_500_000 ||
  (country === "GH" && Number(population) > 100_000) ||
  /^(?:Kingston|Lagos|Accra|Ìbàdàn|St\. Louis|Saint-Louis|N'Djamena)$/.test(name)

let written = 0
beforeAll(async () => {
  await database.db.delete(placeLists)
  written = await loadPlaces(database.db, file, now, { isWanted })
})

const texts = async (typed: string, country?: Country) =>
  (await findPlaces(database.db, typed, { country })).map(({ name, country, spelling }) =>
    spelling ? `${name} ${country} (${spelling})` : `${name} ${country}`,
  )

describe("the name of a place", () => {
  const names = [
    "St. Louis",
    "St Louis",
    "Saint-Louis",
    "saint louis",
    "SAINT  LOUIS",
    "st-louis",
    "S\u00ADt. Louis",
  ]
  const others = [
    "Ste-Anne",
    "N’Djamena",
    "Stockholm",
    "St",
    "Port-au-Prince",
    "أبوجا",
    "Côte d’Or (Est)",
    "ሐዋሳ",
  ]

  test("is normalized independently of its spelling, and equally in the database", async () => {
    expect(new Set(names.map(placeKey))).toEqual(new Set(["saint louis"]))
    expect(others.map(placeKey)).toEqual([
      ...["sainte anne", "ndjamena", "stockholm", "st", "port au prince", "ابوجا", "cote dor est", "ሀዋሳ"],
    ])
    const all = [...names, ...others]
    const { rows } = await database.db.execute(
      sql`select place_key(name) as key from unnest(${sql.param(all)}::text[]) with ordinality as given(name, at) order by at`,
    )
    expect(rows.map(({ key }) => key)).toEqual(all.map(placeKey))
  })

  test.each(names)("finds St. Louis in Missouri and Saint-Louis in Senegal, typed as %s", async (typed) => {
    expect((await findPlaces(database.db, typed, { country: "US" }))[0]).toMatchObject({ region: "Missouri" })
    expect((await findPlaces(database.db, typed, { country: "SN" }))[0]).toMatchObject({
      name: "Saint-Louis",
    })
    const city = { town: null, city: typed, state: null }
    expect(await findTownOf(database.db, { ...city, country: "US" })).toMatchObject({ region: "Missouri" })
    const named = await findNamedArea(database.db, `salon ${typed.toLowerCase()}`.split(/\s+/))
    expect(named).toMatchObject({ area: { name: expect.stringMatching(/Louis$/) }, rest: ["salon"] })
  })
})

describe("the towns", () => {
  test("are loaded once, with their names and version", async () => {
    expect(written).toBeGreaterThan(200)
    expect(await database.db.$count(places)).toBe(written)
    expect(await database.db.select().from(placeLists)).toMatchObject([{ loadedAt: now }])
    expect(await loadPlaces(database.db, file, now, { isWanted })).toBe(0)
  })

  test("are reloaded from another file without losing any, by one instance or two", async () => {
    const names = await database.db.$count(placeNames)
    await database.db.update(placeLists).set({ version: "of before" })
    await database.db.update(places).set({ name: "Old name" }).where(eq(places.slug, "accra"))
    const both = await Promise.all([1, 2].map(() => loadPlaces(database.db, file, now, { isWanted })))
    expect(both).toContain(written)
    expect(await database.db.$count(placeNames)).toBe(names)
    expect(await texts("accra")).toEqual(["Accra GH"])
  })

  test("are found by the prefix of any of their names, ignoring case and diacritics", async () => {
    expect((await texts("acc"))[0]).toBe("Accra GH")
    expect((await texts("ÈKÓ"))[0]).toBe("Lagos NG (Eko)")
    expect((await texts("ibad"))[0]).toMatch(/^Ibadan NG/)
    expect((await texts("k"))[0]).toBe("Karachi PK")
  })

  test("have no name longer than the maximum lookup length", async () => {
    let longest = 0
    for await (const { name, otherNames } of readPlaces(file))
      for (const spelling of [name, ...otherNames.split("|")])
        longest = Math.max(longest, placeKey(spelling).length)
    expect(longest).toBeGreaterThan(50)
    expect(longest).toBeLessThanOrEqual(longestName)
  })

  test("are found by the start of a text longer than any name", async () => {
    expect(await texts(`Kinshasa${"a".repeat(2000)}`)).toEqual(["Kinshasa CD"])
  })

  test("are named as people write them, with 'City' or without", async () => {
    const [newYork] = await texts("new york")
    expect(newYork).toBe("New York US")
    expect((await texts("new york city"))[0]).toBe("New York US (New York City)")
    const townOf = async (city: string, state: string, country: Country) =>
      (await findTownOf(database.db, { town: null, city, state, country }))?.slug
    expect(await townOf("New York", "NY", "US")).toBe("new-york-city")
    expect(await townOf("New York City", "New York", "US")).toBe("new-york-city")
    expect(await townOf("Quezon", "", "PH")).toBe("quezon-city")
    // The name of a country means the country, not a town.
    expect(await findNamedArea(database.db, ["mexico"])).toMatchObject({
      area: { kind: "country", country: "MX" },
    })
  })

  test("with the same name are sorted by size, those in the chosen country first", async () => {
    expect((await texts("kingston"))[0]).toBe("Kingston JM")
    expect((await texts("lagos"))[0]).toBe("Lagos NG")
    expect((await texts("ka", "JM")).length).toBeGreaterThan(0)
  })

  test("are found misspelled, but not by arbitrary text", async () => {
    expect((await texts("nairoby"))[0]).toMatch(/^Nairobi KE/)
    expect((await texts("abijan"))[0]).toBe("Abidjan CI")
    expect(await texts("xyzzy")).toEqual([])
    for (const sign of ["%", "_", "\\"]) expect(await texts(sign)).toEqual([])
  })
})

describe("an area", () => {
  test.each([
    ["gh", "Ghana"],
    ["gh.02", "Ashanti, Ghana"],
    ["gh/kumasi", "Kumasi, Ghana"],
    ["us/chicago", "Chicago, IL"],
  ])("has the code %s and the text '%s'", async (code, text) => {
    const area = await readArea(database.db, code)
    expect(area && areaText(area)).toBe(text)
    expect(area && areaCode(area)).toBe(code)
  })

  test.each(["", "zz", "xx", "GH", "gh/", "gh.999", "gh/nowhere", "gh/kumasi/x", "%", "gh.0'2"])(
    "does not have the code '%s'",
    async (code) => {
      expect(await readArea(database.db, code)).toBeUndefined()
    },
  )

  test.each([
    ["kente kumasi", "Kumasi, Ghana", "kente"],
    ["hair salon ghana", "Ghana", "hair salon"],
    ["ivory coast", "Côte d’Ivoire", ""],
    ["usa", "United States", ""],
    ["ashanti cloth", "Ashanti, Ghana", "cloth"],
  ])("is named by some of the words of '%s'", async (typed, text, rest) => {
    const named = await findNamedArea(database.db, typed.split(" "))
    expect(named && { text: areaText(named.area), rest: named.rest.join(" ") }).toEqual({ text, rest })
  })

  test("is not named by other words", async () => {
    expect(await findNamedArea(database.db, ["phone", "repair"])).toBeUndefined()
    expect(await findNamedArea(database.db, [])).toBeUndefined()
  })
})
