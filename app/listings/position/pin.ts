import type { Position } from "#app/places/position.ts"
import type { Listing } from "../listing/listing-facts.ts"

const decimals = { exact: 5, about: 2 } as const

/** As a listing keeps it: five decimals are a metre. */
export const pinText = (position: Position) => rounded(position, decimals.exact)

export function pinPosition(pin: string): Position {
  const [latitude = 0, longitude = 0] = pin.split(",").map(Number)
  return { latitude, longitude }
}

/** What everybody may know of where a business is. */
export type PublicPin = { precision: "exact" | "about"; text: string }

/**
 * The one place that decides what of a pin leaves the server: five decimals where its owner wants to be found, two where only the
 * surroundings may be known (a kilometre), nothing where it is hidden or there are no premises.
 */
export function publicPin({
  pin,
  pinPrecision,
  onlineOnly,
}: Pick<Listing, "pin" | "pinPrecision" | "onlineOnly">): PublicPin | null {
  if (!pin || !pinPrecision || pinPrecision === "hidden" || onlineOnly) return null
  return { precision: pinPrecision, text: rounded(pinPosition(pin), decimals[pinPrecision]) }
}

/** Whether less can be known of a pin than before. */
export function isLessPrecise(before: unknown, after: unknown): boolean {
  const order: unknown[] = ["exact", "about", "hidden", null]
  return before !== null && order.indexOf(after) > order.indexOf(before)
}

function rounded({ latitude, longitude }: Position, digits: number): string {
  // Without the sign of a zero.
  return [latitude, longitude].map((degrees) => (Number(degrees.toFixed(digits)) + 0).toFixed(digits)).join()
}
