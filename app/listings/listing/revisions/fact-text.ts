import { townOfCode } from "#app/places/town-of-code.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { countryNames } from "#content/en/countries.ts"
import { listingLabels } from "#content/en/labels.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { placeWords } from "#content/en/places.ts"
import type { FactValue } from "../listing-options.ts"

const labels: Record<string, Record<string, string>> = {
  businessType: listingLabels.businessTypes,
  directoryCategory: listingLabels.directoryCategories,
  country: countryNames,
  status: adminListings.statuses,
  networks: listingOwners.more.networks,
  pinPrecision: placeWords.precisions,
}

/** A fact as readable text. @param words labels for an empty value and for a checkbox */
export function factText(
  fact: string,
  value: FactValue,
  words: Record<"nothing" | "yes" | "no", string>,
): string {
  if (value === null || value === "") return words.nothing
  if (typeof value === "boolean") return value ? words.yes : words.no
  if (fact === "town") return townOfCode(String(value))
  return labels[fact]?.[String(value)] ?? String(value)
}
