import { eq } from "drizzle-orm"
import { beforeAll, describe, expect, test } from "vitest"
import { listingSearch, listings, places } from "#app/lib/db/schema.ts"
import { addApplications } from "#app/listings/application/test-support.ts"
import { useDatabase } from "#test/database.ts"
import { loadTowns } from "#test/load-towns.ts"

const database = useDatabase()
beforeAll(async () => {
  await loadTowns(database.db, ["gh/accra", "gh/kumasi"])
  await addApplications(database.db, [{ businessName: "Kente", city: "Accra", state: "AA", country: "GH" }])
})

const pin = "5.55678,-0.20123"

/** The position of the listing in the directory after a change, as longitude and latitude in Mercator degrees. */
async function spot(facts: Partial<typeof listings.$inferInsert>) {
  const none = { town: null, pin: null, pinPrecision: null, onlineOnly: false, country: "GH" } as const
  await database.db.update(listings).set({ ...none, ...facts })
  const { spot, spotKind, placeId } = listingSearch
  const [row] = await database.db
    .select({ spot, spotKind, slug: places.slug })
    .from(listingSearch)
    .leftJoin(places, eq(places.id, placeId))
  return { ...row, spot: row?.spot?.map((degrees) => degrees.toFixed(3)).join(" ") }
}

describe("a listing is found", () => {
  test("at the center of its chosen town, or of the town named by its city", async () => {
    expect(await spot({})).toEqual({ spot: "-0.197 5.565", spotKind: "town", slug: "accra" })
    expect((await spot({ town: "gh/kumasi" })).slug).toBe("kumasi")
    // A town chosen before the country was changed, and an unknown town.
    expect((await spot({ town: "gh/kumasi", country: "NG" })).slug).toBeNull()
    expect((await spot({ town: "gh/nowhere" })).slug).toBe("accra")
  })

  test("at its exact, approximate or hidden pin, as its owner chose", async () => {
    const of = async (pinPrecision: "exact" | "about" | "hidden") => {
      const { spot: at, spotKind } = await spot({ pin, pinPrecision })
      return `${at} ${spotKind}`
    }
    expect(await of("exact")).toBe("-0.201 5.566 exact")
    expect(await of("about")).toBe("-0.200 5.569 about")
    expect(await of("hidden")).toBe("-0.197 5.565 town")
  })

  test("nowhere while it is online only", async () => {
    expect(await spot({ onlineOnly: true, pin, pinPrecision: "exact" })).toEqual({
      spot: undefined,
      spotKind: null,
      slug: null,
    })
  })
})
