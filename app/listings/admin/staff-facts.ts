import { adminListings } from "#content/en/admin-listings.ts"
import { ownerFacts, publicFacts, recordedFacts } from "../listing/listing-facts.ts"
import type { FactValue, ListingChanges } from "../listing/listing-options.ts"
import { factText } from "../listing/revisions/fact-text.ts"

/** What staff edit, in the order it is shown. */
export const editedFacts = [...publicFacts, ...ownerFacts] as const

/** What a fact is called; one that has no name keeps its own. */
export function factName(fact: string): string {
  return (adminListings.facts as Record<string, string>)[fact] ?? fact
}

/** A fact as staff and the mails that tell of their changes have it. */
export function staffFactText(fact: string, value: FactValue): string {
  return factText(fact, value, adminListings)
}

/** What was changed, in the order in which facts are shown: the database keeps none. */
export function changesInOrder(changes: ListingChanges): [fact: string, values: ListingChanges[string]][] {
  return recordedFacts.flatMap((fact) => {
    const values = changes[fact]
    return values ? [[fact, values]] : []
  })
}
