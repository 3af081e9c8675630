import type { ListingChanges } from "#app/listings/listing/listing-options.ts"
import { BeforeAfter } from "#app/listings/listing/revisions/before-after.tsx"
import { listingOwners } from "#content/en/listing-owners.ts"
import { changesInWords } from "./edited-facts.ts"

/** Proposed values beside present ones. */
export function ChangesList({ changes }: { changes: ListingChanges }) {
  return <BeforeAfter rows={changesInWords(changes)} words={listingOwners.edit} />
}
