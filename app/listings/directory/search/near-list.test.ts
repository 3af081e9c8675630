import { eq } from "drizzle-orm"
import { beforeAll, describe, expect, test } from "vitest"
import { listings } from "#app/lib/db/schema.ts"
import { addApplications, emptyApplications } from "#app/listings/application/test-support.ts"
import { useDatabase } from "#test/database.ts"
import { loadTowns } from "#test/load-towns.ts"
import type { DirectoryFilter } from "../public-listings.server.ts"
import { soonCountLimit } from "./directory-search.ts"
import { listNearest } from "./near.server.ts"
import type { Radius } from "./near.ts"

const database = useDatabase()
/** A position in Osu, Accra. */
const near = { latitude: 5.56, longitude: -0.18 }
const everything: DirectoryFilter = { words: [], category: "", place: "" }

beforeAll(async () => {
  await loadTowns(database.db, ["gh/accra", "gh/kumasi"])
  const accra = { city: "Accra", state: "AA", country: "GH" } as const
  await addApplications(database.db, [
    { businessName: "Kumasi Kente", ...accra, city: "Kumasi", state: "AH" },
    { businessName: "Accra Books", ...accra },
    { businessName: "Osu Salon", ...accra },
    { businessName: "Tema Salon", ...accra },
    { businessName: "Ada Salon", ...accra, city: "Ada Foah" },
    { businessName: "Salon everywhere", onlineOnly: true, address: null, city: null, state: null },
    { businessName: "Nobody's", ...accra },
  ])
  const put = (name: string, facts: Partial<typeof listings.$inferInsert>) =>
    database.db.update(listings).set(facts).where(eq(listings.businessName, name))
  await put("Osu Salon", { pin: "5.55678,-0.18123", pinPrecision: "exact" })
  await put("Tema Salon", { pin: "5.66982,-0.01657", pinPrecision: "about" })
  await put("Nobody's", { pin: "5.56000,-0.18000", pinPrecision: "exact", freshness: "unconfirmed" })
})

const found = async (
  filter: Partial<DirectoryFilter>,
  page = 1,
  from = near,
  within: Radius | undefined = "any",
) => {
  const all = { ...everything, ...filter }
  const { merchants, count } = await listNearest(database.db, all, from, new Date(), page, within)
  return {
    count,
    shops: merchants.map(
      ({ businessName, distance: { km, kind } }) => `${businessName} ${km.toFixed(1)} ${kind}`,
    ),
  }
}

describe("the list of nearest merchants", () => {
  test("is sorted by distance to pins and town centers, without merchants without a location", async () => {
    expect(await found({})).toEqual({
      count: 4,
      shops: [
        "Osu Salon 0.4 exact",
        "Accra Books 1.9 town",
        "Tema Salon 21.5 about",
        "Kumasi Kente 203.1 town",
      ],
    })
  })

  test("applies the words and filters of the search", async () => {
    expect((await found({ words: ["salon"] })).shops).toEqual([
      "Osu Salon 0.4 exact",
      "Tema Salon 21.5 about",
    ])
    expect((await found({ category: "Technology" })).count).toBe(0)
    expect((await found({ unconfirmed: true })).shops[0]).toBe("Nobody's 0.0 exact")
  })

  test("has the requested radius, or else the smallest radius with a merchant", async () => {
    const reach = async (filter: Partial<DirectoryFilter>, from = near, within?: Radius) => {
      const all = { ...everything, ...filter }
      const { merchants, count, countries, reach } = await listNearest(
        database.db,
        all,
        from,
        new Date(),
        1,
        within,
      )
      return { ...reach, count, shown: merchants.length, countries }
    }
    const options = [
      { radius: 10, count: 2 },
      { radius: 50, count: 3 },
      { radius: 200, count: 3 },
      { radius: "any", count: 4 },
    ]
    expect(await reach({})).toEqual({
      radius: 10,
      options,
      country: "GH",
      count: 2,
      shown: 2,
      countries: ["GH"],
    })
    expect(await reach({}, near, 50)).toMatchObject({ radius: 50, options, count: 3, shown: 3 })
    // From Lagos the nearest merchant is more than 200 km away.
    const lagos = { latitude: 6.45, longitude: 3.4 }
    expect(await reach({}, lagos)).toMatchObject({ radius: "any", count: 4, shown: 4 })
    expect(await reach({}, lagos, 10)).toMatchObject({ radius: 10, count: 0, shown: 0 })
    expect(await reach({ words: ["nothing"] })).toMatchObject({ radius: "any", count: 0, country: null })
  })

  test("ends with its last page", async () => {
    expect(await found({}, 2)).toEqual({ count: 4, shops: [] })
  })
  test("continues across the 180th meridian, from both sides", async () => {
    await emptyApplications(database.db)
    const fiji = { city: "Somosomo", state: "C", country: "FJ" } as const
    await addApplications(database.db, [
      // As many as the query reads.
      ...Array.from({ length: soonCountLimit }, () => ({ ...fiji, businessName: "Farther" })),
      { ...fiji, businessName: "West of it" },
      { ...fiji, businessName: "East of it" },
    ])
    const put = (name: string, pin: string) =>
      database.db.update(listings).set({ pin, pinPrecision: "exact" }).where(eq(listings.businessName, name))
    await put("West of it", "-16.43000,179.37000")
    await put("East of it", "-16.80000,-179.98000")
    for (const side of [1, -1]) {
      await put("Farther", `-18.00000,${side * 178}.00000`)
      const { count, shops } = await found({}, 1, { latitude: -16.78, longitude: side * 179.99 })
      expect(shops.map((shop) => shop.split(" ")[0]).slice(0, 3)).toEqual(["East", "West", "Farther"])
      expect(count).toBe(soonCountLimit + 1)
    }
    // If all are found, none is there twice.
    expect((await found({ words: ["of it"] }, 1, { latitude: 0, longitude: 180 })).count).toBe(2)
  })
})
