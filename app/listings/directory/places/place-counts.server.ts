import { and, count, desc, eq, gt, isNotNull, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { merchantPlaces, merchantSearch, places } from "#app/lib/db/schema.ts"
import { type DirectoryCategory, directoryCategories, directoryCategoryWords } from "#app/listings/options.ts"
import type { Country } from "#app/places/countries/countries.ts"
import type { Area } from "#app/places/find-areas.server.ts"
import { nearestFirst } from "#app/places/nearest.ts"
import { inCategory, matching } from "../merchants.server.ts"

/** What has a page: a region has none. */
export type PlaceArea = Exclude<Area, { kind: "region" }>

const listed = matching({ words: [], category: "", place: "" })

/** What the directory lists of a place without being asked for more: all that a page of a place shows is of these. */
export function listedIn(area: PlaceArea): SQL | undefined {
  const { country, placeId } = merchantSearch
  // A town's merchants are in its country, with which the index for counts begins.
  return and(eq(country, area.country), area.kind === "town" ? eq(placeId, area.placeId) : undefined, listed)
}

/** The rank of a listing that was confirmed within the time that makes it sure (freshness-rule.ts). */
const confirmedRank = 1

export type PlaceCounts = {
  merchants: number
  confirmed: number
  /** As many as the directory finds in each category; none that nobody is in. */
  categories: { category: DirectoryCategory; merchants: number }[]
}

export async function countPlace(db: Database, area: PlaceArea): Promise<PlaceCounts> {
  const among = (condition: SQL | undefined) =>
    sql<number>`count(*) filter (where ${condition})`.mapWith(Number)
  const inEach = Object.fromEntries(
    directoryCategories.map((category) => [category, among(inCategory(directoryCategoryWords[category]))]),
  ) as Record<DirectoryCategory, SQL<number>>
  const [counts] = await db
    .select({ merchants: count(), confirmed: among(eq(merchantSearch.rank, confirmedRank)), ...inEach })
    .from(merchantSearch)
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

/** More would be a list that nobody reads and a map of nothing but marks. */
const mostTowns = 60

/** The towns of a country with merchants, those with most first. */
export async function listTowns(db: Database, country: Country): Promise<TownCount[]> {
  const { merchants, placeId } = merchantPlaces
  return db
    .select({ ...townColumns, merchants })
    .from(merchantPlaces)
    .innerJoin(places, eq(places.id, placeId))
    .where(and(eq(merchantPlaces.country, country), gt(merchants, 0)))
    .orderBy(desc(merchants), places.name)
    .limit(mostTowns)
}

/** So many of the nearest towns are asked whether they have merchants, and so many of those are named. */
const looked = 400
const named = 6

export type NearbyTown = TownCount & { kilometres: number }

/** The towns with merchants that are nearest to a town, in whatever country. */
export async function listNearby(db: Database, town: PlaceArea & { kind: "town" }): Promise<NearbyTown[]> {
  const spot = sql`spot_at(${places.latitude}, ${places.longitude})`
  const nearby = await nearestFirst(town, async ({ here, sees }) => {
    const { rows } = await db.execute<TownCount>(sql`
      select name, slug, near.country, region_code as "regionCode", latitude, longitude, counted.merchants
      from (
        select ${places}.*, ${spot} <-> ${here} as away from ${places} where ${sees(spot) ?? sql`true`}
        order by away limit ${looked}
      ) as near
      join ${merchantPlaces} as counted on counted.country = near.country and counted.place_id = near.id
      where near.id <> ${town.placeId} and counted.merchants > 0
      order by away limit ${named}`)
    return rows
  })
  return nearby.slice(0, named).map(({ km, ...found }) => ({ ...found, kilometres: km }))
}

/** So many businesses are enough for a search engine to lead somebody there. */
export const confirmedToIndex = 3

/** The pages of places that search engines may keep: countries and towns in which enough merchants are confirmed. */
export async function listIndexed(db: Database): Promise<{ country: Country; slug: string | null }[]> {
  const { country, placeId } = merchantSearch
  const counted = db
    .select({ country, placeId })
    .from(merchantSearch)
    .where(and(isNotNull(country), eq(merchantSearch.rank, confirmedRank)))
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

/** Of one sitemap (sitemaps.org). */
const mostPages = 50_000
