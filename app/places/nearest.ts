import { type SQL, sql } from "drizzle-orm"
import { distanceKm } from "./distance.ts"
import type { Position } from "./position.ts"

/** A point to search from on the map of the database, and the spots visible from it. */
export type Look = {
  /** Order the spot index by `<->` and this point. */
  here: SQL
  /** Undefined if all spots are visible. */
  sees(spot: SQL): SQL | undefined
}

/** From this longitude on, the nearest neighbors may be across the date line. */
const acrossFrom = 150

/**
 * The map of the database ends at 180 degrees east and west. Near the date line the search runs
 * from two points, the second one shifted by 360 degrees. Each spot is visible from one of them.
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
 * Sorts by distance on the ground: the order on the map is only correct locally.
 *
 * @param find the nearest rows for a point, in any order
 */
export async function nearestFirst<Found extends Position>(
  from: Position,
  find: (look: Look) => Promise<Found[]>,
): Promise<(Found & { km: number })[]> {
  const found = (await Promise.all(looksFrom(from).map(find))).flat()
  return found.map((one) => ({ ...one, km: distanceKm(from, one) })).toSorted((a, b) => a.km - b.km)
}
