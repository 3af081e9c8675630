import { fill } from "#app/lib/text/fill.ts"
import type { SpotKind } from "#app/listings/listing/listing-options.ts"
import type { Country } from "#app/places/countries/countries.ts"
import type { Position } from "#app/places/position.ts"
import { directoryContent } from "#content/en/directory.ts"
import { placeWords } from "#content/en/places.ts"
import { site } from "#content/en/site.ts"

/**
 * How far a shop is from where somebody looked.
 * @property kind what was measured to: a pin, about a pin, or the middle of a town
 * @property direction as compassPoint counts it
 */
export type Distance = { km: number; kind: SpotKind; country: Country | null; direction: number }

/** What a list of what is near can be narrowed to: so many kilometres, or miles where they are counted, or any distance. */
export const radii = [10, 50, 200, "any"] as const
export type Radius = (typeof radii)[number]

/** One of them as an address says it, or undefined. */
export const readRadius = (text: string): Radius | undefined =>
  radii.find((radius) => String(radius) === text)

/** @param country whose unit of length the radius is in */
export function radiusKm(radius: Radius, country: Country | null): number {
  if (radius === "any") return Infinity
  return hasMiles(country) ? radius * kmOfMile : radius
}

/** '50 km', '50 mi', 'any distance'. */
export function radiusText(radius: Radius, country: Country | null): string {
  const { near } = directoryContent
  if (radius === "any") return near.anyDistance
  return fill(hasMiles(country) ? near.miles : near.kilometres, { count: String(radius) })
}

/**
 * Reads where somebody is, '6.52,3.38'. Of more decimals than two it is the rounded place, about a kilometre, so that no address
 * tells where they live; undefined for what is none.
 */
export function readNear(text: string): Position | undefined {
  const [, ...parts] = /^(-?\d{1,2}(?:\.\d{1,12})?),(-?\d{1,3}(?:\.\d{1,12})?)$/.exec(text) ?? []
  const [latitude, longitude] = parts.map(rounded)
  if (latitude === undefined || longitude === undefined) return undefined
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined
}

/** As an address says it; the script that asks for the place rounds in the same way (near-me-element.ts). */
export const nearText = ({ latitude, longitude }: Position) =>
  `${latitude.toFixed(2)},${longitude.toFixed(2)}`

// Never -0, which an address would say as '-0.00'.
const rounded = (text: string) => Math.round(Number(text) * 100) / 100 + 0

const kmOfMile = 1.609344
const countriesWithMiles: readonly (string | null)[] = ["US", "GB", "LR"]
const hasMiles = (country: Country | null) => countriesWithMiles.includes(country)

/**
 * In words, never more exact than what is known: a town is wide, and so is the place that a visitor tells. In miles where
 * the shop's country counts in them. The direction is said from twice that width on; nearer it could be the opposite one.
 */
export function distanceText({ km, kind, country, direction }: Distance): string {
  const { near } = directoryContent
  const far = hasMiles(country) ? km / kmOfMile : km
  const unit = hasMiles(country) ? near.miles : near.kilometres
  const step = kind === "town" ? 10 : 1
  if (far < step) return fill(near.within, { distance: fill(unit, { count: String(step) }) })
  const count = (Math.round(far / step) * step).toLocaleString(site.locale)
  const away = kind === "exact" ? near.away : near.aboutAway
  const toward = kind === "exact" ? near.toward : near.aboutToward
  return fill(far < 2 * step ? away : toward, {
    distance: fill(unit, { count }),
    direction: placeWords.directions[direction] ?? "",
  })
}
