import type { Position } from "../position.ts"

/** A point of a plane: in Mercator's degrees, or in the units of a picture. */
export type Point = readonly [x: number, y: number]

/** What a map shows, in Mercator's degrees. East may lie beyond 180, where a country lies on both sides of the date line. */
export type Box = readonly [west: number, south: number, east: number, north: number]

/** Beyond it the projection has no end; `spot_at` in the database stops there too. */
const lastLatitude = 85.05

/** A position in Mercator's degrees, as the database has them (`merchant_search.spot`): what is nearer there is nearer on the ground. */
export function toMercator({ latitude, longitude }: Position): Point {
  const bounded = Math.max(-lastLatitude, Math.min(lastLatitude, latitude))
  return [longitude, degrees(Math.log(Math.tan(Math.PI / 4 + radians(bounded) / 2)))]
}

/** The latitude of Mercator's `y`. */
export function latitudeAt(y: number): number {
  return degrees(2 * Math.atan(Math.exp(radians(y))) - Math.PI / 2)
}

/** Finer than anybody sees, and shorter to write. */
export function tenths(value: number): number {
  return Math.round(value * 10) / 10
}

function radians(value: number): number {
  return (value * Math.PI) / 180
}

function degrees(value: number): number {
  return (value * 180) / Math.PI
}
