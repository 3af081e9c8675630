import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import type { ApplicationValues } from "#app/listings/application/application-rules.ts"
import type { FactValue, HidingReason } from "#app/listings/listing/listing-options.ts"
import type { ListingFacts } from "#app/listings/listing/listing-values.ts"
import type { Revision, StaffListing } from "../staff-queries.server.ts"

export type ChangedByBoth = { fact: keyof ListingFacts; yours: FactValue; theirs: FactValue }

/** What was refused, and why. */
export type Refused = {
  /** Values of the facts form, as typed. */
  values?: ApplicationValues
  /** The choice of towns, if the form requested it. */
  towns?: string
  /** Values of the status form. */
  standing?: { reasonCode: HidingReason | ""; reason: string }
  /** Reason given for the change of the facts. */
  reason?: string
  errors: FieldErrors
  /** Someone else saved first: the current listing, their revision, and the facts that both changed. */
  conflict?: { current: StaffListing; revision: Revision | undefined; both?: ChangedByBoth[] }
}
