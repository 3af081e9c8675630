import { beforeAll, expect, test } from "vitest"
import { listings } from "#app/lib/db/schema.ts"
import { addApplications } from "#app/listings/application/test-support.ts"
import { useDatabase } from "#test/database.ts"
import { loadTowns } from "#test/load-towns.ts"
import { findCounterShop } from "./counter-shop.server.ts"

const database = useDatabase()
const now = new Date("2026-05-01T12:00:00Z")

beforeAll(async () => {
  await loadTowns(database.db, ["gh/accra", "us/new-york-city", "us/los-angeles"])
  const elsewhere = { city: "Nowhere", state: "" }
  await addApplications(database.db, [
    { businessName: "In Los Angeles", city: "Los Angeles", state: "CA", country: "US" },
    { businessName: "In Ghana", ...elsewhere, country: "GH" },
    { businessName: "In America", ...elsewhere, country: "US" },
    { businessName: "In any other country", ...elsewhere, country: "ZZ" },
  ])
})

test("a shop uses the time zone of its town, otherwise that of the largest town of its country, never UTC", async () => {
  const rows = await database.db.select().from(listings).orderBy(listings.id)
  const zones = await Promise.all(
    rows.map(async ({ id, businessName }) => [
      businessName,
      (await findCounterShop(database.db, id, now))?.zone,
    ]),
  )
  expect(Object.fromEntries(zones)).toEqual({
    "In Los Angeles": "America/Los_Angeles",
    "In Ghana": "Africa/Accra",
    "In America": "America/New_York",
    "In any other country": "America/New_York",
  })
})
