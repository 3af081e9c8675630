import { and, inArray, isNotNull, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingSearch, listings } from "#app/lib/db/schema.ts"
import { openAt } from "#app/listings/hours/open-now.ts"
import { directoryPageSize } from "#app/listings/options.ts"
import type { Country } from "#app/places/countries/countries.ts"
import { compassPoint } from "#app/places/distance.ts"
import { latitudeAt } from "#app/places/map/mercator.ts"
import { nearestFirst } from "#app/places/nearest.ts"
import type { Position } from "#app/places/position.ts"
import { cardColumns, type DirectoryCard, type DirectoryFilter, matching } from "../public-listings.server.ts"
import { soonCountLimit } from "./directory-search.ts"
import { type Distance, type Radius, radii, radiusKm } from "./near.ts"

/** Number of merchants within a radius; above the limit it is limit + 1. */
type CountedRadius = { radius: Radius; count: number }

export type Nearest = {
  /** One page. */
  merchants: (DirectoryCard & { distance: Distance })[]
  /** Number within the radius; above the limit it is limit + 1. */
  count: number
  /** Countries of the results, nearest first. */
  countries: Country[]
  reach: {
    /** The requested radius, or else the smallest with a merchant. */
    radius: Radius
    options: CountedRadius[]
    /** Country of the nearest shop; decides between kilometers and miles. */
    country: Country | null
  }
}

/** Matching merchants within a radius, nearest first. */
export async function listNearest(
  db: Database,
  filter: DirectoryFilter,
  near: Position,
  now: Date,
  page = 1,
  within?: Radius,
): Promise<Nearest> {
  const { id, rank, listedAt, spot, spotKind, country, timeZone } = listingSearch
  const found = await nearestFirst(near, async ({ here, sees }) => {
    const rows = await db
      .select({ id, rank, listedAt, spot, spotKind, country, timeZone })
      .from(listingSearch)
      .where(and(matching(filter), isNotNull(spot), sees(sql`${spot}`)))
      .orderBy(sql`${spot} <-> ${here}`)
      // Reads all pages at once: distances on the map projection sort differently from real ones.
      .limit(soonCountLimit + 1)
    return rows.flatMap(({ spot, ...row }) =>
      spot ? [{ ...row, longitude: spot[0], latitude: latitudeAt(spot[1]) }] : [],
    )
  })
  const all = found.slice(0, soonCountLimit + 1)
  const unitOf = all[0]?.country ?? null
  const inReach = (radius: Radius) => all.filter(({ km }) => km <= radiusKm(radius, unitOf))
  const options = radii.map((radius) => ({ radius, count: inReach(radius).length }))
  const radius = within ?? options.find(({ count }) => count > 0)?.radius ?? "any"
  const nearest = inReach(radius)
  const start = (page - 1) * directoryPageSize
  // Merchants located at the middle of one town have equal distances: sorted by
  // verification status, then newest first, as in all lists.
  const shown = nearest
    .toSorted((a, b) => a.km - b.km || a.rank - b.rank || +b.listedAt - +a.listedAt || b.id - a.id)
    .slice(start, start + directoryPageSize)
  const { openingHours, closures } = listings
  const ids = shown.map((row) => row.id)
  const cards = await db
    .select({ id: listings.id, card: cardColumns, schedule: { openingHours, closures } })
    .from(listings)
    .where(inArray(listings.id, ids))
  const byId = new Map(cards.map((found) => [found.id, found]))
  const merchants = shown.flatMap(({ id, km, spotKind, country, timeZone, ...spot }) => {
    const found = byId.get(id)
    if (!found) return []
    const opening = openAt({ ...found.schedule, timeZone }, now)
    const distance = { km, kind: spotKind ?? "town", country, direction: compassPoint(near, spot) }
    return { ...found.card, opening, distance }
  })
  const countries = [...new Set(all.flatMap(({ country }) => country ?? []))]
  return { merchants, count: nearest.length, countries, reach: { radius, options, country: unitOf } }
}
