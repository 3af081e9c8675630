import { and, count, desc, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingPlaces, listingSearch, places } from "#app/lib/db/schema.ts"
import { type DirectoryCategory, directoryCategories, directoryCategoryWords } from "#app/listings/options.ts"
import type { Country } from "#app/places/countries/countries.ts"
import type { Area } from "#app/places/find-areas.server.ts"
import { nearestFirst } from "#app/places/nearest.ts"
import { inCategory, matching } from "../public-listings.server.ts"

/** Areas with a page: regions have none. */
export type PlaceArea = Exclude<Area, { kind: "region" }>

const listed = matching({ words: [], category: "", place: "" })

/** Condition for the listings of an area that are in the lists by default; all numbers on the area's page count these. */
export function listedIn(area: PlaceArea): SQL | undefined {
  const { country, placeId } = listingSearch
  // The country is redundant for a town, but the index for counts begins with it.
  return and(eq(country, area.country), area.kind === "town" ? eq(placeId, area.placeId) : undefined, listed)
}

/** Rank of a confirmed listing (verification-rule.ts). */
const confirmedRank = 1

export type PlaceCounts = {
  merchants: number
  confirmed: number
  /** Counts equal those of the directory's category filter; empty categories are omitted. */
  categories: { category: DirectoryCategory; merchants: number }[]
}

export async function countPlace(db: Database, area: PlaceArea): Promise<PlaceCounts> {
  const among = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const inEach = Object.fromEntries(
    directoryCategories.map((category) => [category, among(inCategory(directoryCategoryWords[category]))]),
  ) as Record<DirectoryCategory, SQL<number>>
  const [counts] = await db
    .select({ merchants: count(), confirmed: among(eq(listingSearch.rank, confirmedRank)), ...inEach })
    .from(listingSearch)
    .where(listedIn(area))
  const categories = directoryCategories.map((category) => ({ category, merchants: counts?.[category] ?? 0 }))
  return {
    merchants: counts?.merchants ?? 0,
    confirmed: counts?.confirmed ?? 0,
    categories: categories
      .filter(({ merchants }) => merchants > 0)
      .toSorted((a, b) => b.merchants - a.merchants),
  }
}

export type TownCount = {
  name: string
  slug: string
  country: Country
  regionCode: string
  latitude: number
  longitude: number
  merchants: number
}

const townColumns = {
  name: places.name,
  slug: places.slug,
  country: places.country,
  regionCode: places.regionCode,
  latitude: places.latitude,
  longitude: places.longitude,
}

/** Upper limit for a readable list and map. */
const mostTowns = 60

/** Towns of a country with merchants, those with the most first. */
export async function listTowns(db: Database, country: Country): Promise<TownCount[]> {
  const { merchants, placeId } = listingPlaces
  return db
    .select({ ...townColumns, merchants })
    .from(listingPlaces)
    .innerJoin(places, eq(places.id, placeId))
    .where(and(eq(listingPlaces.country, country), gt(merchants, 0)))
    .orderBy(desc(merchants), places.name)
    .limit(mostTowns)
}

/** Of the 400 nearest towns, up to six that have merchants are shown. */
const looked = 400
const named = 6

export type NearbyTown = TownCount & { kilometres: number }

/** Nearest towns with merchants, in any country. */
export async function listNearby(db: Database, town: PlaceArea & { kind: "town" }): Promise<NearbyTown[]> {
  const spot = sql`spot_at(${places.latitude}, ${places.longitude})`
  const nearby = await nearestFirst(town, async ({ here, sees }) => {
    const { rows } = await db.execute<TownCount>(sql`
      select name, slug, near.country, region_code as "regionCode", latitude, longitude, counted.merchants
      from (
        select ${places}.*, ${spot} <-> ${here} as away from ${places} where ${sees(spot) ?? sql`true`}
        order by away limit ${looked}
      ) as near
      join ${listingPlaces} as counted on counted.country = near.country and counted.place_id = near.id
      where near.id <> ${town.placeId} and counted.merchants > 0
      order by away limit ${named}`)
    return rows
  })
  return nearby.slice(0, named).map(({ km, ...found }) => ({ ...found, kilometres: km }))
}

/** Minimum of confirmed businesses for a page to be indexed by search engines. */
export const confirmedToIndex = 3

/** Indexable pages: countries and towns with enough confirmed merchants. */
export async function listIndexed(db: Database): Promise<{ country: Country; slug: string | null }[]> {
  const { country, placeId } = listingSearch
  const counted = db
    .select({ country, placeId })
    .from(listingSearch)
    .where(and(isNotNull(country), eq(listingSearch.rank, confirmedRank)))
    .groupBy(sql`grouping sets ((${country}), (${country}, ${placeId}))`)
    .having(sql`count(*) >= ${confirmedToIndex} and (${placeId} is not null or grouping(${placeId}) = 1)`)
    .as("counted")
  const rows = await db
    .select({ country: counted.country, slug: places.slug })
    .from(counted)
    .leftJoin(places, eq(places.id, counted.placeId))
    .orderBy(counted.country, places.slug)
    .limit(mostPages)
  return rows.flatMap(({ country, slug }) => (country ? [{ country, slug }] : []))
}

/** Limit of one sitemap (sitemaps.org). */
const mostPages = 50_000
