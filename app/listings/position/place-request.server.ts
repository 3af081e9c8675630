import type { Database } from "#app/lib/db/client.server.ts"
import { cleanLine } from "#app/lib/form/clean-text.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { textProblem } from "#app/lib/form/text-problem.server.ts"
import { format } from "#app/lib/text/format.ts"
import { countriesInText, countryNames } from "#content/en/countries.ts"
import { formMessages } from "#content/en/forms.ts"
import { placeWords } from "#content/en/places.ts"
import type { Listing, PlaceFacts } from "../listing/listing-facts.ts"
import { extraLengths, pinPrecisions } from "../listing/listing-options.ts"
import type { PlaceState, PlaceValues } from "./place-state.ts"
import { type PinReading, understandPin } from "./understand-pin.server.ts"

/** In characters; a long link of a map site has about 600. */
const longestPlace = 2000

type Place = Pick<Listing, "town" | "city" | "state" | "country">

export function placeValues({ locality, pin, pinPrecision }: PlaceFacts): PlaceValues {
  return { locality: locality ?? "", pin: pin?.replace(",", ", ") ?? "", pinPrecision: pinPrecision ?? "" }
}

/**
 * Reads the location form. A new pin is first returned as interpreted, and saved once the owner confirms it.
 *
 * @param known the pin at the time the form was opened
 */
export async function readPlace(
  db: Database,
  listing: Place,
  form: FormData,
  known: string | null,
): Promise<
  | { kind: "facts"; facts: PlaceFacts; values: PlaceValues }
  | { kind: "form"; status: 200 | 422; state: PlaceState }
> {
  const text = (field: keyof PlaceValues) => cleanLine(textField(form, field))
  const values = {
    locality: text("locality"),
    pin: text("pin").slice(0, longestPlace),
    pinPrecision: text("pinPrecision"),
  }
  const locality = values.locality || null
  const precision = pinPrecisions.find((code) => code === values.pinPrecision) ?? null
  const errors: PlaceState["errors"] = {}
  if (values.locality.length > extraLengths.locality)
    errors.locality = format(formMessages.tooLong, { max: extraLengths.locality })
  else if (textProblem(values.locality)) errors.locality = textProblem(values.locality)
  const reading = values.pin === "" ? undefined : await understandPin(db, values.pin, listing)
  if (reading && reading.kind !== "understood") errors.pin = whyNot(reading, listing)
  if (reading && !precision) errors.pinPrecision = placeWords.errors.precision
  if (Object.keys(errors).length > 0) return { kind: "form", status: 422, state: { values, errors } }
  if (reading?.kind !== "understood")
    return { kind: "facts", facts: { locality, pin: null, pinPrecision: null }, values }
  const { pin } = reading
  if (pin === known || pin === textField(form, "confirmed"))
    return { kind: "facts", facts: { locality, pin, pinPrecision: precision }, values }
  return { kind: "form", status: 200, state: { values, errors, understood: reading } }
}

function whyNot(reading: Exclude<PinReading, { kind: "understood" }>, { country }: Place): string {
  const { errors } = placeWords
  if (reading.kind !== "elsewhere") return errors[reading.kind]
  const names = { country: countriesInText[reading.country], own: countryNames[country] }
  const swapped = reading.swapped?.replace(",", ", ")
  return swapped ? format(errors.swapped, { ...names, swapped }) : format(errors.elsewhere, names)
}
