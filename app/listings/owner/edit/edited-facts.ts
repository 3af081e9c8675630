import { extraFacts, placeFacts, type RecordedFacts } from "#app/listings/listing/listing-facts.ts"
import type { ListingChanges } from "#app/listings/listing/listing-options.ts"
import { factText } from "#app/listings/listing/revisions/fact-text.ts"
import type { ApplicationField } from "#app/listings/options.ts"
import { isLessPrecise } from "#app/listings/position/pin.ts"
import { applicationContent } from "#content/en/application.ts"
import { listingOwners } from "#content/en/listing-owners.ts"
import { placeWords } from "#content/en/places.ts"

/** Facts that an owner changes without a review: contact and description. */
export const atOnceFacts = ["phone", "description"] as const satisfies (keyof RecordedFacts)[]

/** Facts that staff review first: name, category, address and website. */
export const waitingFacts = [
  ...(["businessName", "businessType", "directoryCategory", "website", "onlineOnly"] as const),
  ...(["address", "city", "town", "state", "zipCode", "country"] as const),
] satisfies (keyof RecordedFacts)[]

export const editedFacts = [...atOnceFacts, ...waitingFacts]
export type EditedFact = (typeof editedFacts)[number]

/**
 * True for changes without a review. These include the facts that only owners add, and hiding or blurring a pin: an
 * owner who works at home cannot wait.
 */
export function isAtOnce(fact: string, [before, after]: ListingChanges[string]): boolean {
  if (fact === "pin") return after === null
  if (fact === "pinPrecision") return isLessPrecise(before, after)
  return ([...atOnceFacts, ...extraFacts] as string[]).includes(fact)
}

/** The form field of a fact. */
export const fieldOf = (fact: EditedFact): ApplicationField => (fact === "zipCode" ? "zip" : fact)

function nameOf(fact: EditedFact | (typeof extraFacts | typeof placeFacts)[number]): string {
  const facts = { ...listingOwners.more.facts, ...placeWords.facts }
  return fact in facts
    ? facts[fact as keyof typeof facts]
    : applicationContent.fields[fieldOf(fact as EditedFact)]
}

/** Made or proposed changes as text, in the order of the form, because jsonb does not preserve the order. */
export function changesInWords(changes: ListingChanges) {
  return [...editedFacts, ...placeFacts, ...extraFacts].flatMap((fact) => {
    const values = changes[fact]
    if (!values) return []
    const [before, after] = values.map((value) => factText(fact, value, listingOwners.edit))
    return [{ fact, label: nameOf(fact), before, after }]
  })
}
