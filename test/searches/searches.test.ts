import { readFileSync } from "node:fs"
import path from "node:path"
import { beforeAll, describe, expect, test } from "vitest"
import { placeLists } from "#app/lib/db/schema.ts"
import { addApplications } from "#app/listings/application/test-support.ts"
import { findListings } from "#app/listings/directory/directory.server.ts"
import type { BusinessType } from "#app/listings/options.ts"
import type { Country } from "#app/places/countries/countries.ts"
import { loadPlaces } from "#app/places/load-places.server.ts"
import { placeFile } from "#app/places/place-file.ts"
import { useDatabase } from "#test/database.ts"

const database = useDatabase()
const rows = (name: string) =>
  readFileSync(path.join(import.meta.dirname, name), "utf8")
    .trim()
    .split("\n")
    .filter((line) => !line.startsWith("#"))
    .slice(1)
    .map((line) => line.split("\t"))

const shops = rows("shops.tsv").map(
  ([businessName = "", businessType, description = "", city, state, country, locality]) => ({
    businessName,
    businessType: businessType as BusinessType,
    description,
    country: country as Country,
    ...(locality === "online"
      ? { onlineOnly: true, address: null, city: null, state: null }
      : { address: locality || "Main Street", city: city ?? "", state: state ?? "" }),
  }),
)

beforeAll(async () => {
  // Every other shop is added before the towns are loaded, as on a site that was upgraded.
  await addApplications(
    database.db,
    shops.filter((_, at) => at % 2 === 0),
  )
  await database.db.delete(placeLists)
  await loadPlaces(database.db, placeFile(path.resolve()), new Date())
  await addApplications(
    database.db,
    shops.filter((_, at) => at % 2 === 1),
  )
})

const search = { category: "", place: "", page: 1 }

/** Each word is also the name of a town somewhere, or close to one. */
const everyday =
  "pizza wig wigs salon gift gifts bank bar spa market nice hair food shoes clothes phone gym hotel taxi bakery barber church school doctor lawyer jewelry fashion art music books coffee tea rice fish chicken meat mobile orange bath reading male ankara kente shea jollof café"

describe("a search for an everyday word", () => {
  test.each(everyday.split(" "))("'%s' suggests no town without shops", async (typed) => {
    const { offered } = await findListings(database.db, { ...search, q: typed }, new Date())
    expect(offered).toBeUndefined()
  })
})

describe("a search", () => {
  test("for a name that matches a shop suggests no town without shops", async () => {
    // Bonwire is a village in Ghana; the description of a shop in Kumasi mentions it.
    const { merchants, offered } = await findListings(database.db, { ...search, q: "bonwire" }, new Date())
    expect(merchants.map(({ businessName }) => businessName)).toEqual(["Adum Kente Weavers"])
    expect(offered).toBeUndefined()
    const narrowed = { ...search, q: "bonwire", category: "Technology" }
    expect(await findListings(database.db, narrowed, new Date())).toMatchObject({ count: 0, merchants: [] })
    expect((await findListings(database.db, narrowed, new Date())).offered).toBeUndefined()
  })

  test.each([
    ["timbuktu", false],
    ["tombouctou", true],
    ["timbuktuu", true],
  ])("for '%s' suggests Timbuktu, marked as a guess: %s", async (typed, isGuess) => {
    const { offered } = await findListings(database.db, { ...search, q: typed }, new Date())
    expect(offered).toMatchObject({ area: "Timbuktu, Mali", merchants: 0, isGuess })
  })

  test.each(rows("searches.tsv"))(
    "for '%s' suggests '%s' and finds '%s'",
    async (typed = "", place = "", shops = "") => {
      const { merchants, offered } = await findListings(database.db, { ...search, q: typed }, new Date())
      const named = shops.split("; ").filter(Boolean)
      const first = merchants.map(({ businessName }) => businessName)
      expect(first).toEqual(expect.arrayContaining(named))
      if (place) expect(`place ${offered?.area} (${offered?.merchants})`).toBe(place)
      if (!place && !shops) expect({ first, offered }).toEqual({ first: [], offered: undefined })
    },
  )
})

// Must come last, because it adds a shop.
describe("a search for the name of a town with shops", () => {
  test("finds them, even if the name is an everyday word", async () => {
    await addApplications(database.db, [
      { businessName: "Pump Room Cakes", city: "Bath", state: "England", country: "GB", address: "1 Street" },
    ])
    const { merchants, offered } = await findListings(database.db, { ...search, q: "bath" }, new Date())
    expect(offered).toMatchObject({ area: "Bath, United Kingdom", merchants: 1, isGuess: false })
    expect(merchants.map(({ businessName }) => businessName)).toContain("Pump Room Cakes")
  })
})
