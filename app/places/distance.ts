import type { Position } from "./position.ts"

const earthRadius = 6371
const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Distance between two points in kilometers. */
export function distanceKm(a: Position, b: Position): number {
  const [dLat, dLng] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLng / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(h)))
}

/** Direction from a to b in eighths of a circle: 0 is north, 1 northeast, and so on clockwise. */
export function compassPoint(a: Position, b: Position): number {
  const dLng = radians(b.longitude - a.longitude)
  const [from, to] = [radians(a.latitude), radians(b.latitude)]
  const east = Math.sin(dLng) * Math.cos(to)
  const north = Math.cos(from) * Math.sin(to) - Math.sin(from) * Math.cos(to) * Math.cos(dLng)
  return (Math.round(Math.atan2(east, north) / (Math.PI / 4)) + 8) % 8
}
