import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { format } from "#app/lib/text/format.ts"
import { placeWords } from "#content/en/places.ts"
import type { UnderstoodPin } from "./understand-pin.server.ts"

export type PlaceValues = Record<"locality" | "pin" | "pinPrecision", string>

/** State of the location form. */
export type PlaceState = {
  values: PlaceValues
  errors: FieldErrors<keyof PlaceValues>
  /** A pin to be confirmed. */
  understood?: UnderstoodPin
}

/** Formats a distance: '640 m', '3 km'. */
export function kmText(km: number): string {
  return km < 1
    ? format(placeWords.meters, { count: Math.round(km * 100) * 10 })
    : format(placeWords.km, { count: km < 10 ? Math.round(km * 10) / 10 : Math.round(km) })
}
