import { fold } from "#app/lib/text/fold.ts"
import type { Country } from "#app/places/countries/countries.ts"
import { countryNames } from "#content/en/countries.ts"
import { listingLabels } from "#content/en/labels.ts"
import { placeText } from "./place-text.ts"

/** @property place value of the column `place`: 'city, state' */
export type ShopPlace = {
  onlineOnly: boolean
  city: string | null
  country: Country | null
  place: string | null
}

/**
 * One-line location of a business: 'Nairobi, Kenya', in the United States 'Atlanta, GA' (ruling 26). Separate from
 * `placeText`, because all country names are too large for a client script.
 */
export function shopPlaceText({ onlineOnly, city, country, place }: ShopPlace): string | null {
  if (onlineOnly) return listingLabels.onlinePlace
  if (!city || !country || country === "US" || country === "ZZ") return place && placeText(place)
  const name = countryNames[country]
  return fold(city) === fold(name) ? name : `${city}, ${name}`
}
