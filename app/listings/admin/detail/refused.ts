import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import type { ApplicationValues } from "#app/listings/application/application-rules.ts"
import type { FactValue, HidingReason } from "#app/listings/listing/listing-options.ts"
import type { ListingFacts } from "#app/listings/listing/listing-values.ts"
import type { Revision, StaffListing } from "../staff-queries.server.ts"

export type ChangedByBoth = { fact: keyof ListingFacts; yours: FactValue; theirs: FactValue }

/** What was not done, and why. */
export type Refused = {
  /** Of the form of its facts, as typed. */
  values?: ApplicationValues
  /** The choice of a town, where the form asked for it. */
  towns?: string
  /** Of the form of its standing. */
  standing?: { reasonCode: HidingReason | ""; reason: string }
  /** Why the facts were changed. */
  reason?: string
  errors: FieldErrors
  /** Someone was faster: what there is now, by whom, and the facts that both changed. */
  conflict?: { current: StaffListing; revision: Revision | undefined; both?: ChangedByBoth[] }
}
