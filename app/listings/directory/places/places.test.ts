import path from "node:path"
import { eq, sql } from "drizzle-orm"
import { beforeAll, describe, expect, test } from "vitest"
import { listings, placeLists } from "#app/lib/db/schema.ts"
import { addApplications, minutes } from "#app/listings/application/test-support.ts"
import { directoryCategoryWords } from "#app/listings/options.ts"
import { loadPlaces } from "#app/places/load-places.server.ts"
import { placeFile } from "#app/places/place-file.ts"
import { useDatabase } from "#test/database.ts"
import { findListings } from "../directory.server.ts"
import { listNewest } from "./newest.server.ts"
import { listIndexed } from "./place-counts.server.ts"
import { findPlace, loadPlace } from "./places.server.ts"

const database = useDatabase()

const shop = (businessName: string, city: string, country: "GH" | "NG" | "TG" = "GH") => ({
  businessName,
  slug: businessName.toLowerCase().replaceAll(" ", "-"),
  city,
  state: "",
  country,
})

/** In the order of listing. */
const shops = [
  { ...shop("Kente", "Accra"), directoryCategory: "fashion-apparel" as const },
  { ...shop("Chop Bar", "Accra"), directoryCategory: "food-dining" as const },
  // In the category only by its business type.
  { ...shop("Phones", "Accra"), businessType: "technology" as const, directoryCategory: "services" as const },
  shop("Old Stall", "Accra"),
  shop("Lost Stall", "Accra"),
  shop("Adum Cloth", "Kumasi"),
  shop("Border Shop", "Lome", "TG"),
  shop("Nowhere", "Nzema Village"),
  { ...shop("Online Only", "Accra"), onlineOnly: true },
]

beforeAll(async () => {
  const { db } = database
  await db.delete(placeLists)
  await loadPlaces(db, placeFile(path.resolve()), new Date(), {
    isWanted: ({ country, slug, population }) =>
      /^(?:gh|ng|tg|bj)$/i.test(country) && (Number(population) > 50_000 || slug === "accra"),
  })
  for (const [at, row] of shops.entries()) await addApplications(db, [{ ...row, decidedAt: minutes(at) }])
  await db.update(listings).set({ freshness: "ageing" }).where(eq(listings.slug, "old-stall"))
  await db.update(listings).set({ freshness: "unconfirmed" }).where(eq(listings.slug, "lost-stall"))
})

async function open(country: string, town?: string, page = 1) {
  const area = await findPlace(database.db, { country, town })
  if (!area) throw new Error(`No such place: ${country} ${town}`)
  return loadPlace(database.db, area, page, minutes(0))
}

const names = (list: { businessName: string }[]) => list.map(({ businessName }) => businessName)

describe("the page of a town", () => {
  test("lists the same merchants as the directory, with their count and the count of confirmed ones", async () => {
    const accra = await open("gh", "accra")
    const search = { q: "", category: "", place: "", page: 1, area: "gh/accra" }
    const { merchants } = await findListings(database.db, search, minutes(0))
    expect(names(accra.list)).toEqual(["Phones", "Chop Bar", "Kente", "Old Stall"])
    expect(accra.list).toEqual(merchants)
    expect(accra).toMatchObject({ place: "Accra, Ghana", merchants: 4, confirmed: 3, page: 1, pages: 1 })
  })

  test("counts in a category what the directory's filter finds", async () => {
    const { categories } = await open("gh", "accra")
    for (const { category, merchants } of categories) {
      const name = directoryCategoryWords[category]
      const search = { q: "", category: name, place: "", page: 1, area: "gh/accra" }
      expect([name, (await findListings(database.db, search, minutes(0))).count]).toEqual([name, merchants])
    }
    expect(categories).toContainEqual({ category: "technology", merchants: 1 })
    expect(categories).toContainEqual({ category: "services", merchants: 1 })
    expect(categories.map(({ category }) => category)).not.toContain("art-culture")
  })

  test("has the nearest towns with merchants, across borders, with distances", async () => {
    const { nearby } = await open("gh", "accra")
    expect(
      nearby.map(({ name, merchants, kilometres }) => [name, merchants, Math.round(kilometres / 10) * 10]),
    ).toEqual([
      ["Lomé", 1, 170],
      ["Kumasi", 1, 200],
    ])
  })

  test("without merchants also has nearby towns", async () => {
    const tema = await open("gh", "tema")
    expect(tema).toMatchObject({
      merchants: 0,
      confirmed: 0,
      list: [],
      newest: [],
      marks: [],
      categories: [],
    })
    expect(tema.nearby.map(({ name }) => name)).toEqual(["Accra", "Lomé", "Kumasi"])
  })

  test("is empty beyond its last page", async () => {
    expect(await open("gh", "accra", 2)).toMatchObject({ list: [], page: 2, pages: 1, merchants: 4 })
  })
})

describe("the page of a country", () => {
  test("has its towns with their merchants, and counts merchants without a known town too", async () => {
    const ghana = await open("gh")
    expect(ghana).toMatchObject({ place: "Ghana", merchants: 6, nearby: [] })
    expect(ghana.towns.map(({ name, merchants }) => [name, merchants])).toEqual([
      ["Accra", 4],
      ["Kumasi", 1],
    ])
    expect(ghana.marks).toMatchObject([
      { name: "Accra", count: 4, href: "/merchant-directory/in/gh/accra" },
      { name: "Kumasi", count: 1, href: "/merchant-directory/in/gh/kumasi" },
    ])
  })
})

test("the newest listings are sorted by date regardless of verification status, without unconfirmed ones", async () => {
  const area = await findPlace(database.db, { country: "gh", town: "accra" })
  if (!area) throw new Error("No Accra")
  expect(names(await listNewest(database.db, area, 10))).toEqual(["Old Stall", "Phones", "Chop Bar", "Kente"])
  expect(names(await listNewest(database.db, area, 2))).toEqual(["Old Stall", "Phones"])
})

test.each([
  ["xx", undefined],
  ["GH", undefined],
  ["gh.02", undefined],
  ["gh", "nowhere"],
  ["ng", "accra"],
  ["gh", "Accra"],
  ["gh", "accra/x"],
])("the address '%s', '%s' has no page", async (country, town) => {
  expect(await findPlace(database.db, { country, town })).toBeUndefined()
})

describe("the map markers of a town", () => {
  const pin = (slug: string, pin: string, pinPrecision: "exact" | "about" | "hidden") =>
    database.db.update(listings).set({ pin, pinPrecision }).where(eq(listings.slug, slug))
  const marks = async () =>
    (await open("gh", "accra")).marks.map(({ latitude, longitude, ...mark }) => ({
      ...mark,
      at: `${latitude.toFixed(4)},${longitude.toFixed(4)}`,
    }))
  const middle = { name: "Accra", href: "#shops", at: "5.5560,-0.1969" }

  test("are one in its middle while no merchant has a pin", async () => {
    expect(await marks()).toEqual([{ ...middle, count: 4 }])
  })

  test("link to a single merchant with an exact or approximate pin, and never show a hidden one", async () => {
    await pin("kente", "5.60011,-0.20011", "exact")
    await pin("chop-bar", "5.53456,-0.25678", "about")
    await pin("phones", "5.61234,-0.18765", "hidden")
    expect(await marks()).toEqual([
      { count: 1, name: "Kente", href: "/merchant-directory/kente", at: "5.6001,-0.2001" },
      { count: 1, name: "Chop Bar", href: "/merchant-directory/chop-bar", at: "5.5300,-0.2600" },
      { ...middle, count: 2 },
    ])
  })

  test("combine merchants near each other, and link to the list", async () => {
    await pin("phones", "5.60021,-0.20021", "exact")
    expect(await marks()).toMatchObject([
      { count: 2, href: "#shops", at: "5.6002,-0.2002" },
      { count: 1, name: "Chop Bar" },
      { ...middle, count: 1 },
    ])
  })
})

test("search engines may index a country or town with three confirmed merchants", async () => {
  expect(await listIndexed(database.db)).toEqual([
    { country: "GH", slug: "accra" },
    { country: "GH", slug: null },
  ])
  await database.db.execute(sql`update listings set freshness = 'ageing' where slug = 'kente'`)
  expect(await listIndexed(database.db)).toEqual([{ country: "GH", slug: null }])
})
