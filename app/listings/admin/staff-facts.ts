import { adminListings } from "#content/en/admin-listings.ts"
import { ownerFacts, publicFacts, recordedFacts } from "../listing/listing-facts.ts"
import type { FactValue, ListingChanges } from "../listing/listing-options.ts"
import { factText } from "../listing/revisions/fact-text.ts"

/** Facts that staff edit, in display order. */
export const editedFacts = [...publicFacts, ...ownerFacts] as const

/** Label of a fact, or its key if it has no label. */
export function factName(fact: string): string {
  return (adminListings.facts as Record<string, string>)[fact] ?? fact
}

/** Text of a fact's value for staff pages and for mails about their changes. */
export function staffFactText(fact: string, value: FactValue): string {
  return factText(fact, value, adminListings)
}

/** Changes in display order: jsonb does not keep the order of keys. */
export function changesInOrder(changes: ListingChanges): [fact: string, values: ListingChanges[string]][] {
  return recordedFacts.flatMap((fact) => {
    const values = changes[fact]
    return values ? [[fact, values]] : []
  })
}
