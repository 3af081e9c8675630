import path from "node:path"
import { beforeAll, expect, test } from "vitest"
import { placeLists } from "#app/lib/db/schema.ts"
import { addApplications, minutes } from "#app/listings/application/test-support.ts"
import { loadPlaces } from "#app/places/load-places.server.ts"
import { placeFile } from "#app/places/place-file.ts"
import { setDirectoryStage } from "#app/settings/test-support.ts"
import { useDatabase } from "#test/database.ts"
import { loadShopsByPlace } from "./shops-by-place.server.ts"

const database = useDatabase()

beforeAll(async () => {
  await database.db.delete(placeLists)
  await loadPlaces(database.db, placeFile(path.resolve()), new Date(), {
    isWanted: ({ country, slug }) => /^gh$/i.test(country) && /^(accra|kumasi)$/.test(slug),
  })
})

test("merchants by location have the same counts as in the directory, without samples", async () => {
  const { db } = database
  const load = () => loadShopsByPlace(db)
  expect(await load()).toEqual({ kind: "none" })

  const ghana = { state: "", country: "GH" as const, decidedAt: minutes(0) }
  const rows = [
    { ...ghana, businessName: "Kente", city: "Accra" },
    { ...ghana, businessName: "Chop Bar", city: "Accra" },
    { ...ghana, businessName: "Adum Cloth", city: "Kumasi" },
    { ...ghana, businessName: "Far Stall", city: "Nzema Village" },
    { ...ghana, businessName: "Online Only", city: "", onlineOnly: true },
    { ...ghana, businessName: "Waits", city: "Accra", status: "pending" as const, decidedAt: null },
  ]
  for (const row of rows) await addApplications(db, [row])
  const shops = await load()
  if (shops.kind !== "counted") throw new Error(shops.kind)
  expect(shops.merchants).toBe(5)
  expect(shops.places.map(({ text, merchants }) => [text, merchants])).toEqual([
    ["Accra, Ghana", 2],
    ["Kumasi, Ghana", 1],
    ["Nzema Village", 1],
    ["Online", 1],
  ])
  expect(shops.map).toMatchObject({ country: "GH" })
  expect(shops.map?.marks.map(({ name, count, href }) => [name, count, href])).toEqual([
    ["Accra", 2, "/merchant-directory/in/gh/accra"],
    ["Kumasi", 1, "/merchant-directory/in/gh/kumasi"],
  ])

  await addApplications(db, [{ ...ghana, country: "KE", businessName: "Nairobi Stall", city: "Nairobi" }])
  const further = await load()
  if (further.kind !== "counted") throw new Error(further.kind)
  expect(further.map?.country).toBeUndefined()
  expect(further.map?.marks.map(({ name, count, href }) => [name, count, href])).toEqual([
    ["Ghana", 4, "/merchant-directory/in/gh"],
    ["Kenya", 1, "/merchant-directory/in/ke"],
  ])

  await setDirectoryStage(db, "coming-soon", { id: "ada", name: "Ada" }, minutes(0))
  expect(await load()).toEqual({ kind: "closed" })
})
