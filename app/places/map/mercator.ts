import type { Position } from "../position.ts"

/** A point in Mercator degrees or in picture units. */
export type Point = readonly [x: number, y: number]

/** The bounds of a map in Mercator degrees. East may exceed 180 for a country across the date line. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/** The Mercator projection is infinite at the poles; `spot_at` in the database has the same limit. */
const lastLatitude = 85.05

/**
 * A position in Mercator degrees, as stored in `merchant_search.spot`.
 * Close by, the order of distances is the same as on the ground.
 */
export function toMercator({ latitude, longitude }: Position): Point {
  const bounded = Math.max(-lastLatitude, Math.min(lastLatitude, latitude))
  return [longitude, degrees(Math.log(Math.tan(Math.PI / 4 + radians(bounded) / 2)))]
}

/** Converts a Mercator `y` to latitude. */
export function latitudeAt(y: number): number {
  return degrees(2 * Math.atan(Math.exp(radians(y))) - Math.PI / 2)
}

/** Rounds to tenths: precise enough, and shorter in the output. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10
}

function radians(value: number): number {
  return (value * Math.PI) / 180
}

function degrees(value: number): number {
  return (value * 180) / Math.PI
}
