import { type SQL, sql } from "drizzle-orm"
import { distanceKm } from "./distance.ts"
import type { Position } from "./position.ts"

/** Where the database looks from on its map, and which spots it sees from there. */
export type Look = {
  /** The column of an index by spots is ordered by `<->` and this. */
  here: SQL
  /** Undefined where all are seen. */
  sees(spot: SQL): SQL | undefined
}

/** So many degrees from the line at 180 nobody has somebody across it among their nearest. */
const acrossFrom = 150

/**
 * The map of the database ends at 180 degrees east and west, the ground does not: near there the same place is looked from twice, the
 * second time as far beyond the end as it is before it. Each spot is seen from one of the two.
 */
function looksFrom({ latitude, longitude }: Position): Look[] {
  const from = (degrees: number): SQL => sql`spot_at(${latitude}::float8, ${degrees}::float8)`
  if (Math.abs(longitude) < acrossFrom) return [{ here: from(longitude), sees: () => undefined }]
  return [longitude, longitude - 360 * Math.sign(longitude)].map((degrees) => ({
    here: from(degrees),
    sees: (spot) => sql`(${spot})[0] > ${degrees - 180}::float8 and (${spot})[0] <= ${degrees + 180}::float8`,
  }))
}

/**
 * What is nearest on the ground: on the map nearer is only nearer nearby, so that those found there are ordered by their distance.
 *
 * @param find the nearest of a look, in any order
 */
export async function nearestFirst<Found extends Position>(
  from: Position,
  find: (look: Look) => Promise<Found[]>,
): Promise<(Found & { km: number })[]> {
  const found = (await Promise.all(looksFrom(from).map(find))).flat()
  return found.map((one) => ({ ...one, km: distanceKm(from, one) })).toSorted((a, b) => a.km - b.km)
}
