import { and, type Column, desc, eq, gt, inArray, isNotNull, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingPlaces, places } from "#app/lib/db/schema.ts"
import { perLocale } from "#app/lib/text/per-locale.ts"
import type { Country } from "#app/places/countries/countries.ts"
import { type Area, areaCode, areaText, townArea } from "#app/places/find-areas.server.ts"
import { countryNames } from "#content/en/countries.ts"
import type { AcceptedNetwork } from "../listing/listing-options.ts"
import { directoryPlaces, onlinePlace } from "../options.ts"
import { placeText } from "../position/place-text.ts"

/**
 * A location with merchants: a known town, by its `area` code, or the location
 * text of listings without a known town, by `place`.
 */
export type CountedPlace = { text: string; merchants: number } & ({ area: string } | { place: string })

export type CountedPlaces = {
  /** Location buttons. */
  row: CountedPlace[]
  /** Countries with merchants, sorted by name. */
  countries: { country: Country; merchants: number }[]
  /** Towns with the most merchants in the selected country. */
  towns: CountedPlace[]
} & ListedCounts

/** Number of listings in an area, or everywhere including online ones, and how many each filter can match at most. */
export type ListedCounts = { merchants: number; withHours: number; networks: Record<AcceptedNetwork, number> }

/** Includes 'Online'. */
const rowLength = 7
const mostTowns = 24

const byName = perLocale((locale) => new Intl.Collator(locale))

/** Counts by location the listings that are in the lists by default. @param country whose towns are wanted */
export async function countPlaces(db: Database, country: Country | undefined): Promise<CountedPlaces> {
  const [largest, towns, countries] = await Promise.all([
    largestTowns(db, isNotNull(listingPlaces.country), rowLength - 1),
    country ? largestTowns(db, eq(listingPlaces.country, country), mostTowns) : [],
    db
      .select({ country: listingPlaces.country, ...sums })
      .from(listingPlaces)
      .where(gt(listingPlaces.merchants, 0))
      .groupBy(listingPlaces.country),
  ])
  const sum = (column: keyof typeof sums) => countries.reduce((sum, row) => sum + row[column], 0)
  return {
    row: locationRow(largest, countries.find((row) => !row.country)?.merchants ?? 0),
    countries: countries
      // 'Other' (ZZ) has no address.
      .flatMap(({ country, merchants }) => (country && country !== "ZZ" ? [{ country, merchants }] : []))
      .toSorted((a, b) => byName().compare(countryNames[a.country], countryNames[b.country])),
    towns,
    ...countsOf({
      merchants: sum("merchants"),
      withHours: sum("withHours"),
      L1: sum("L1"),
      L2: sum("L2"),
      both: sum("both"),
    }),
  }
}

const total = (column: Column) => sql<number>`coalesce(sum(${column}), 0)::int`
const sums = {
  merchants: total(listingPlaces.merchants),
  withHours: total(listingPlaces.withHours),
  L1: total(listingPlaces.onL1),
  L2: total(listingPlaces.onL2),
  both: total(listingPlaces.onBoth),
}

function countsOf({ merchants, withHours, ...networks }: Record<keyof typeof sums, number>): ListedCounts {
  return { merchants, withHours, networks }
}

/** Counts the listings in an area. */
export async function countIn(db: Database, area: Area): Promise<ListedCounts> {
  const { country, placeId } = listingPlaces
  const inRegion = (regionCode: string) =>
    inArray(
      placeId,
      db
        .select({ id: places.id })
        .from(places)
        .where(and(eq(places.country, area.country), eq(places.regionCode, regionCode))),
    )
  const [row] = await db
    .select(sums)
    .from(listingPlaces)
    .where(
      and(
        eq(country, area.country),
        area.kind === "town" ? eq(placeId, area.placeId) : undefined,
        area.kind === "region" ? inRegion(area.regionCode) : undefined,
      ),
    )
  return countsOf(row ?? { merchants: 0, withHours: 0, L1: 0, L2: 0, both: 0 })
}

async function largestTowns(db: Database, where: SQL, limit: number): Promise<CountedPlace[]> {
  const { country, place, merchants } = listingPlaces
  const rows = await db
    .select({ country, place, merchants, town: places })
    .from(listingPlaces)
    .leftJoin(places, eq(places.id, listingPlaces.placeId))
    .where(and(gt(merchants, 0), where))
    .orderBy(desc(merchants), listingPlaces.placeId, place)
    .limit(limit)
  return rows.map(({ town, place, merchants }) => {
    if (!town) return { text: placeText(place ?? ""), place: place ?? "", merchants }
    const area = townArea(town)
    return { text: areaText(area), area: areaCode(area), merchants }
  })
}

/**
 * Locations with the most merchants, including 'Online', filled up with those of the specification's row (ruling 26).
 * Without any merchant it equals the specification's row.
 */
export function locationRow(largest: CountedPlace[], online: number): CountedPlace[] {
  const others = directoryPlaces.filter(
    (place) => place !== onlinePlace && !largest.some(({ text }) => text === place),
  )
  const towns = [...largest, ...others.map((place) => ({ text: place, place, merchants: 0 }))].slice(
    0,
    rowLength - 1,
  )
  const all = [...towns, { text: placeText(onlinePlace), place: onlinePlace, merchants: online }]
  return all.toSorted((a, b) => b.merchants - a.merchants)
}
