import { format } from "#app/lib/text/format.ts"
import type { SpotKind } from "#app/listings/listing/listing-options.ts"
import type { Country } from "#app/places/countries/countries.ts"
import type { Position } from "#app/places/position.ts"
import { directoryContent } from "#content/en/directory.ts"
import { placeWords } from "#content/en/places.ts"
import { site } from "#content/en/site.ts"

/**
 * Distance of a shop from the searched position.
 *
 * @property kind target of the measurement: a pin, an approximate pin, or the middle of a town
 * @property direction as compassPoint counts it
 */
export type Distance = { km: number; kind: SpotKind; country: Country | null; direction: number }

/** Selectable radii, in kilometers or, in countries that use them, miles. */
export const radii = [10, 50, 200, "any"] as const
export type Radius = (typeof radii)[number]

/** Parses the radius of an address; undefined if invalid. */
export const readRadius = (text: string): Radius | undefined =>
  radii.find((radius) => String(radius) === text)

/** Radius in kilometers. @param country decides between kilometers and miles */
export function radiusKm(radius: Radius, country: Country | null): number {
  if (radius === "any") return Infinity
  return hasMiles(country) ? radius * kmOfMile : radius
}

/** '50 km', '50 mi', 'any distance'. */
export function radiusText(radius: Radius, country: Country | null): string {
  const { near } = directoryContent
  if (radius === "any") return near.anyDistance
  return format(hasMiles(country) ? near.miles : near.kilometres, { count: String(radius) })
}

/**
 * Parses a position such as '6.52,3.38'. More decimals are rounded to two (about a kilometer), so that no address
 * contains the visitor's home. Returns undefined if invalid.
 */
export function readNear(text: string): Position | undefined {
  const [, ...parts] = /^(-?\d{1,2}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)$/.exec(text) ?? []
  const [latitude, longitude] = parts.map(rounded)
  if (latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** Position for an address. near-me-element.ts rounds in the same way. */
export const nearText = ({ latitude, longitude }: Position) =>
  `${latitude.toFixed(2)},${longitude.toFixed(2)}`

// Avoids -0, which would print as '-0.00'.
const rounded = (text: string) => Math.round(Number(text) * 100) / 100 + 0

const kmOfMile = 1.609344
const countriesWithMiles: readonly (string | null)[] = ["US", "GB", "LR"]
const hasMiles = (country: Country | null) => countriesWithMiles.includes(country)

/**
 * Distance as text, never more precise than the data: a town is wide, and the visitor's position is rounded. In miles
 * if the shop's country uses them. The direction is included from twice that width on; below it could be wrong.
 */
export function distanceText({ km, kind, country, direction }: Distance): string {
  const { near } = directoryContent
  const far = hasMiles(country) ? km / kmOfMile : km
  const unit = hasMiles(country) ? near.miles : near.kilometres
  const step = kind === "town" ? 10 : 1
  if (far < step) return format(near.within, { distance: format(unit, { count: String(step) }) })
  const count = (Math.round(far / step) * step).toLocaleString(site.locale)
  const away = kind === "exact" ? near.away : near.aboutAway
  const toward = kind === "exact" ? near.toward : near.aboutToward
  return format(far < 2 * step ? away : toward, {
    distance: format(unit, { count }),
    direction: placeWords.directions[direction] ?? "",
  })
}
