import path from "node:path"
import { eq, sql } from "drizzle-orm"
import { beforeEach, describe, expect, test } from "vitest"
import { listingPlaces, listings, placeLists, places } from "#app/lib/db/schema.ts"
import { loadPlaces } from "#app/places/load-places.server.ts"
import { placeFile } from "#app/places/place-file.ts"
import { useDatabase } from "#test/database.ts"
import { addApplications, emptyApplications, start } from "../application/test-support.ts"
import { directoryPlaces, onlinePlace } from "../options.ts"
import { findListings, loadDirectory } from "./directory.server.ts"
import { countPlaces } from "./directory-places.server.ts"
import { placeOptions } from "./filters/filters.tsx"
import { listName, resultText } from "./list-name.ts"

const database = useDatabase()
beforeEach(async () => {
  await emptyApplications(database.db)
  await database.db.delete(places)
  await database.db.delete(placeLists)
})

const everything = { q: "", category: "", place: "", page: 1 }
const add = (...rows: Parameters<typeof addApplications>[1]) => addApplications(database.db, rows)
const lagos = { city: "Lagos", state: "Lagos", country: "NG" } as const
const accra = { city: "Accra", state: "Greater Accra", country: "GH" } as const
const online = { onlineOnly: true, city: null, state: null }
const towns = ["ng/lagos", "gh/accra", "gh/kumasi", "us/atlanta", "us/new-york-city"]
const load = () =>
  loadPlaces(database.db, placeFile(path.resolve()), new Date(), {
    isWanted: ({ country, slug }) => towns.includes(`${country.toLowerCase()}/${slug}`),
  })
/** The location row as text, with the query string of each button. */
async function row(search: { place?: string; area?: string } = {}): Promise<string[]> {
  const page = await loadDirectory(database.db, { ...everything, ...search }, "live", start)
  return placeOptions(page).map(({ label, count, href, current }) =>
    [label, count || "", new URL(href, "https://guap.example").search, current ? "chosen" : ""]
      .filter(Boolean)
      .join(" "),
  )
}

test("the heading of a list has the country with its article, and the button has the name only", async () => {
  await load()
  await add({ city: "Atlanta", state: "Georgia" })
  const page = await loadDirectory(database.db, { ...everything, area: "us" }, "live", start)
  expect(listName(page)).toBe("Merchants in the United States")
  expect(resultText(page)).toBe("1 merchant in the United States")
  expect(placeOptions(page)[0]?.label).toBe("United States")
  const asked = await loadDirectory(database.db, { ...everything, q: "usa" }, "live", start)
  expect(asked.offered).toMatchObject({ area: "United States", inText: "the United States" })
})

describe("the location row", () => {
  test("equals the specification's row while no merchant is approved", async () => {
    await load()
    expect((await row()).map((text) => text.replace(/ \?.*| chosen/, ""))).toEqual([
      "All Locations",
      ...directoryPlaces.map((place) => (place === onlinePlace ? "Online" : place)),
    ])
  })

  test("has the locations with the most merchants first, then those of the specification, seven in total", async () => {
    await load()
    await add(lagos, lagos, lagos, accra, accra, { city: "Atlanta", state: "Georgia" }, online, online)
    // A town missing in the place data keeps the text of its listings.
    await add({ city: "Nowhere", state: "Nomad", country: "KE" })
    expect(await row()).toEqual([
      "All Locations chosen",
      "Lagos, Nigeria 3 ?in=ng%2Flagos",
      "Accra, Ghana 2 ?in=gh%2Faccra",
      "Online 2 ?location=Online",
      "Atlanta, GA 1 ?in=us%2Fatlanta",
      "Nowhere, Nomad 1 ?location=Nowhere%2C+Nomad",
      "New York, NY ?location=New+York%2C+NY",
      "Chicago, IL ?location=Chicago%2C+IL",
    ])
  })

  test("spells New York as the specification does, and has it once", async () => {
    await load()
    await add({ city: "New York", state: "NY" }, { city: "New York City", state: "New York" })
    const found = (await row()).filter((text) => text.startsWith("New York"))
    expect(found).toEqual(["New York, NY 2 ?in=us%2Fnew-york-city"])
  })

  test("works before the place data is loaded, and counts the same merchants afterwards", async () => {
    await add(lagos, { ...lagos, state: "Lagos State" }, { ...lagos, city: "Èkó" }, accra)
    expect((await row()).slice(0, 5)).toEqual([
      "All Locations chosen",
      "Accra, Greater Accra 1 ?location=Accra%2C+Greater+Accra",
      "Lagos, Lagos 1 ?location=Lagos%2C+Lagos",
      "Lagos, Lagos State 1 ?location=Lagos%2C+Lagos+State",
      "Èkó, Lagos 1 ?location=%C3%88k%C3%B3%2C+Lagos",
    ])
    await load()
    expect((await row()).slice(1, 3)).toEqual([
      "Lagos, Nigeria 3 ?in=ng%2Flagos",
      "Accra, Ghana 1 ?in=gh%2Faccra",
    ])
  })

  test("begins with the selected location, whether or not it is in the row", async () => {
    await load()
    await add(lagos, lagos, accra)
    expect((await row({ area: "gh/accra" })).filter((text) => text.includes("chosen"))).toEqual([
      "Accra, Ghana 1 ?in=gh%2Faccra chosen",
    ])
    expect((await row({ area: "gh" })).slice(0, 2)).toEqual(["Ghana 1 ?in=gh chosen", "All Locations"])
    expect((await row({ place: "Lagos, Lagos" })).slice(0, 2)).toEqual([
      "Lagos, Lagos ?location=Lagos%2C+Lagos chosen",
      "All Locations",
    ])
  })

  test("still finds merchants by an old address with the location as text", async () => {
    await load()
    await add({ ...lagos, businessName: "Suya" }, { businessName: "Kente" })
    for (const [place, name] of [
      ["Lagos, Lagos", "Suya"],
      ["Atlanta, GA", "Kente"],
    ] as const) {
      const { merchants, count } = await findListings(database.db, { ...everything, place }, start)
      expect([merchants.map(({ businessName }) => businessName), count]).toEqual([[name], 1])
    }
  })
})

describe("the counts by location", () => {
  test("cover each country by name, the towns of one country, and everything", async () => {
    await load()
    await add(lagos, accra, accra, { ...accra, city: "Kumasi" }, { ...accra, city: "Ada" }, online)
    await add({ country: "ZZ", city: "Elsewhere" })
    const { countries, towns, merchants } = await countPlaces(database.db, "GH")
    expect(countries).toEqual([
      { country: "GH", merchants: 4 },
      { country: "NG", merchants: 1 },
    ])
    expect(towns).toEqual([
      { text: "Accra, Ghana", area: "gh/accra", merchants: 2 },
      { text: "Kumasi, Ghana", area: "gh/kumasi", merchants: 1 },
      { text: "Ada, Greater Accra", place: "Ada, Greater Accra", merchants: 1 },
    ])
    expect(merchants).toBe(7)
  })

  test.each([
    ["a move to another town", sql`update listings set city = 'Kumasi' where slug = 'a'`],
    ["a town that is chosen", sql`update listings set town = 'gh/kumasi' where slug = 'a'`],
    ["a move to another country", sql`update listings set country = 'NG' where slug in ('a', 'b')`],
    ["leaving the premises", sql`update listings set online_only = true where slug = 'a'`],
    ["a listing that is hidden", sql`update listings set status = 'hidden' where slug = 'b'`],
    ["a listing that nobody confirms", sql`update listings set freshness = 'unconfirmed' where slug = 'c'`],
    ["a deletion", sql`delete from merchant_search where id = (select id from listings where slug = 'a')`],
    ["a change that moves nobody", sql`update listings set phone = '1234567'`],
  ])("match the rows after %s", async (_, statement) => {
    await load()
    await add({ ...accra, slug: "a" }, { ...accra, slug: "b" }, { ...accra, city: "Ada", slug: "c" })
    await database.db.execute(statement)
    const { rows } = await database.db.execute(sql`
      select country, place_id, case when place_id is null then place end as place, count(*)::int as merchants
      from merchant_search where rank < 4 group by 1, 2, 3 order by 1, 2, 3`)
    const kept = await database.db.execute(sql`
      select country, place_id, place, merchants from merchant_places where merchants <> 0 order by 1, 2, 3`)
    expect(kept.rows).toEqual(rows)
    expect(rows.length).toBeGreaterThan(0)
  })

  test("stay unlocked during a change that moves no listing", async () => {
    await add({ slug: "a" }, { slug: "b" })
    await database.db.transaction(async (tx) => {
      await tx.update(listings).set({ phone: "1234567" }).where(eq(listings.slug, "a"))
      const free = await database.db.execute(sql`select merchants from merchant_places for update nowait`)
      expect(free.rows).toEqual([{ merchants: 2 }])
    })
    expect(await database.db.select().from(listingPlaces)).toHaveLength(1)
  })
})
