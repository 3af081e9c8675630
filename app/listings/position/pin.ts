import type { Position } from "#app/places/position.ts"
import type { Listing } from "../listing/listing-facts.ts"

const decimals = { exact: 5, about: 2 } as const

/** Stored form; five decimals are one meter. */
export const pinText = (position: Position) => rounded(position, decimals.exact)

export function pinPosition(pin: string): Position {
  const [latitude = 0, longitude = 0] = pin.split(",").map(Number)
  return { latitude, longitude }
}

/** Public part of a business's location. */
export type PublicPin = { precision: "exact" | "about"; text: string }

/**
 * The only function that decides how much of a pin leaves the server: five decimals for an exact pin, two (about a
 * kilometer) for an approximate one, nothing if it is hidden or there are no premises.
 */
export function publicPin({
  pin,
  pinPrecision,
  onlineOnly,
}: Pick<Listing, "pin" | "pinPrecision" | "onlineOnly">): PublicPin | null {
  if (!pin || !pinPrecision || pinPrecision === "hidden" || onlineOnly) return null
  return { precision: pinPrecision, text: rounded(pinPosition(pin), decimals[pinPrecision]) }
}

/** True if the change makes a pin less precise. */
export function isLessPrecise(before: unknown, after: unknown): boolean {
  const order: unknown[] = ["exact", "about", "hidden", null]
  return before !== null && order.indexOf(after) > order.indexOf(before)
}

function rounded({ latitude, longitude }: Position, digits: number): string {
  // Adding 0 avoids '-0'.
  return [latitude, longitude].map((degrees) => (Number(degrees.toFixed(digits)) + 0).toFixed(digits)).join()
}
