import { countryWords } from "#app/places/countries/countries.ts"
import { townOfCode } from "#app/places/town-of-code.ts"
import type { ApplicationValues } from "../application/application-rules.ts"
import { applicationFieldNames, businessTypeWords, directoryCategoryWords } from "../options.ts"
import { townValue } from "../position/town-choice.ts"
import type { Listing, PublicFacts } from "./listing-facts.ts"

export type ListingFacts = PublicFacts & Pick<Listing, "ownerName" | "ownerEmail">

/** Application fields that a listing has too. */
export const listingFields = applicationFieldNames.filter((field) => field !== "acceptTerms")

/** A listing as values of the application form. */
export function valuesOf(facts: ListingFacts): ApplicationValues {
  const { businessType, directoryCategory, country, zipCode, ownerEmail, onlineOnly, showWallet } = facts
  const { businessName, description, website, phone, address, city, state, walletAddress, ownerName } = facts
  const chosen = { city: city ?? "", country: countryWords[country] }
  const lines = { website, phone, address, city, state, zip: zipCode, walletAddress, ownerName }
  const texts = Object.fromEntries(Object.entries(lines).map(([field, value]) => [field, value ?? ""]))
  return {
    ...(texts as Record<keyof typeof lines, string>),
    ...{ businessName, description, onlineOnly, showWallet, email: ownerEmail ?? "", acceptTerms: true },
    businessType: businessTypeWords[businessType],
    directoryCategory: directoryCategoryWords[directoryCategory],
    country: countryWords[country],
    town: facts.town ? townValue({ ...chosen, code: facts.town, label: townOfCode(facts.town) }) : "",
  }
}
