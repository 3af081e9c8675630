import { readFileSync } from "node:fs"
import path from "node:path"
import { beforeAll, describe, expect, test } from "vitest"
import { placeLists } from "#app/db/schema.ts"
import { findMerchants } from "#app/features/directory/directory.server.ts"
import { addMerchants } from "#app/features/merchants/test-support.ts"
import type { BusinessType } from "#app/platform/business/options.ts"
import type { Country } from "#app/platform/countries/countries.ts"
import { loadPlaces } from "#app/platform/places/load-places.server.ts"
import { placeFile } from "#app/platform/places/place-file.ts"
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
  // Every other shop is there before the towns are, as on a site of before.
  await addMerchants(
    database.db,
    shops.filter((_, at) => at % 2 === 0),
  )
  await database.db.delete(placeLists)
  await loadPlaces(database.db, placeFile(path.resolve()), new Date())
  await addMerchants(
    database.db,
    shops.filter((_, at) => at % 2 === 1),
  )
})

const search = { category: "", place: "", page: 1 }

describe("a person who types", () => {
  test.each(rows("searches.tsv"))(
    "%s is offered '%s' and finds '%s'",
    async (typed = "", place = "", shops = "") => {
      const { merchants, offered } = await findMerchants(database.db, { ...search, q: typed }, new Date())
      const named = shops.split("; ").filter(Boolean)
      const first = merchants.map(({ businessName }) => businessName)
      expect(first).toEqual(expect.arrayContaining(named))
      if (place) expect(`place ${offered?.area} (${offered?.merchants})`).toBe(place)
      if (!place && !shops) expect({ first, offered }).toEqual({ first: [], offered: undefined })
    },
  )
})
