import { asc, eq } from "drizzle-orm"
import fc from "fast-check"
import { beforeAll, beforeEach, describe, expect, test } from "vitest"
import { listingSearch, listings } from "#app/lib/db/schema.ts"
import { readArea } from "#app/places/find-areas.server.ts"
import { useDatabase } from "#test/database.ts"
import { loadTowns } from "#test/load-towns.ts"
import { addApplications, emptyApplications } from "../application/test-support.ts"
import { openNow } from "./open-now.server.ts"
import { openAt } from "./open-now.ts"
import { closuresText, hoursText, weekdays } from "./opening-hours.ts"
import { readTimes, storedShifts } from "./read-times.ts"

const database = useDatabase()
const towns = ["gh/accra", "ng/lagos", "us/atlanta", "us/chicago", "gb/london"]
beforeAll(() => loadTowns(database.db, towns))
beforeEach(() => emptyApplications(database.db))

type Facts = Partial<typeof listings.$inferInsert> & { businessName: string }

async function add(...shops: Facts[]) {
  for (const { businessName, ...facts } of shops) {
    await addApplications(database.db, [{ businessName, city: "Nowhere", state: "", country: "ZZ" }])
    await database.db.update(listings).set(facts).where(eq(listings.businessName, businessName))
  }
}

/** Names of the open businesses. @param area such as 'gh/accra' */
async function openOnes(at: string | Date, area?: string) {
  const given = area ? await readArea(database.db, area) : undefined
  const rows = await database.db
    .select({ name: listings.businessName })
    .from(listingSearch)
    .innerJoin(listings, eq(listings.id, listingSearch.id))
    .where(await openNow(database.db, new Date(at), given))
    .orderBy(asc(listings.businessName))
  return rows.map(({ name }) => name)
}

const monday = "Mo 09:00-13:00,14:00-18:00"

describe("the filter 'Open now'", () => {
  test("uses the time zone of the shop's town", async () => {
    await add(
      { businessName: "Accra", country: "GH", city: "Accra", openingHours: monday },
      { businessName: "Lagos", country: "NG", town: "ng/lagos", openingHours: monday },
      { businessName: "Atlanta", country: "US", city: "Atlanta", state: "GA", openingHours: monday },
      { businessName: "No hours", country: "GH", city: "Accra" },
    )
    expect(await openOnes("2026-11-23T08:30:00Z")).toEqual(["Lagos"])
    expect(await openOnes("2026-11-23T09:00:00Z")).toEqual(["Accra", "Lagos"])
    expect(await openOnes("2026-11-23T12:30:00Z")).toEqual(["Accra"])
    expect(await openOnes("2026-11-23T15:00:00Z")).toEqual(["Accra", "Atlanta", "Lagos"])
    expect(await openOnes("2026-11-23T15:00:00Z", "gh")).toEqual(["Accra"])
    expect(await openOnes("2026-11-24T15:00:00Z")).toEqual([])
  })

  test("uses the only time zone of a country for a shop without a known town or without premises", async () => {
    await add(
      { businessName: "Somewhere in Ghana", country: "GH", openingHours: monday },
      { businessName: "Online from Ghana", country: "GH", onlineOnly: true, openingHours: monday },
      { businessName: "Somewhere in the US", country: "US", openingHours: monday },
      { businessName: "Somewhere", openingHours: monday },
    )
    expect(await openOnes("2026-11-23T17:00:00Z")).toEqual(["Online from Ghana", "Somewhere in Ghana"])
  })

  test("follows changes of the opening hours and towns loaded later", async () => {
    await add({ businessName: "Accra", country: "GH", city: "Accra", openingHours: monday })
    const of = (facts: Partial<typeof listings.$inferInsert>) => database.db.update(listings).set(facts)
    await of({ openingHours: "Tu 09:00-18:00" })
    expect(await openOnes("2026-11-23T10:00:00Z")).toEqual([])
    await of({ openingHours: monday })
    expect(await openOnes("2026-11-23T10:00:00Z")).toEqual(["Accra"])
    await of({ closures: "2026-11-23/2026-11-23 Funeral" })
    expect(await openOnes("2026-11-23T10:00:00Z")).toEqual([])
    await of({ closures: null })
    await database.db.update(listingSearch).set({ placeId: null, timeZone: null })
    expect(await openOnes("2026-11-23T10:00:00Z")).toEqual([])
    await database.db.execute("select find_towns(0, 10)")
    expect(await openOnes("2026-11-23T10:00:00Z")).toEqual(["Accra"])
  })

  test("agrees with the open state on each card at any moment", async () => {
    const time = fc
      .integer({ min: 0, max: 95 })
      .map((quarter) => `${Math.floor(quarter / 4)}:${(quarter % 4) * 15 || "00"}`)
    const shift = fc.tuple(time, time).map(([from, until]) => `${from}-${until}`)
    const shifts = fc.array(shift, { minLength: 1, maxLength: 2 }).map((all) => {
      const read = readTimes(all.join(","))
      return read?.kind === "times" ? storedShifts(read.shifts) : "00:00-24:00"
    })
    const week = fc
      .dictionary(fc.constantFrom(...weekdays), shifts, { minKeys: 1 })
      .map((hours) => hoursText(hours) ?? "")
    const shop = fc.record({
      town: fc.constantFrom(...towns),
      openingHours: week,
      closed: fc.option(fc.constantFrom("2026-10-31", "2026-11-01", "2027-03-13"), { nil: undefined }),
    })
    const samples = fc.sample(shop, { numRuns: 24, seed: 18 })
    await add(
      ...samples.map(({ town, openingHours, closed }, index) => ({
        businessName: `Shop ${index}`,
        country: town.slice(0, 2).toUpperCase() as "GH",
        town,
        openingHours,
        closures: closed ? closuresText([{ from: closed, until: closed, note: "" }]) : null,
      })),
    )
    const { openingHours, closures, businessName } = listings
    const rows = await database.db
      .select({ openingHours, closures, businessName, timeZone: listingSearch.timeZone })
      .from(listingSearch)
      .innerJoin(listings, eq(listings.id, listingSearch.id))
      .orderBy(asc(businessName))
    // The nights of the clock changes in the United States and in London, and two weeks of hours.
    const moments = [
      ...Array.from({ length: 12 }, (_, quarter) => Date.UTC(2026, 10, 1, 4) + quarter * 15 * 60_000),
      ...Array.from({ length: 12 }, (_, quarter) => Date.UTC(2027, 2, 14, 5) + quarter * 15 * 60_000),
      ...Array.from({ length: 24 }, (_, index) => Date.UTC(2026, 9, 24) + index * 13 * 3_600_000 + 420_000),
    ].map((moment) => new Date(moment))
    for (const moment of moments)
      expect(await openOnes(moment), moment.toISOString()).toEqual(
        rows.filter((row) => openAt(row, moment)?.isOpen).map((row) => row.businessName),
      )
  })
})
