import type { ApplicationValues } from "#app/platform/business/application/application-rules.ts"
import type { HidingReason } from "#app/platform/business/listing/listing-options.ts"
import type { ListingFacts } from "#app/platform/business/listing/listing-values.ts"
import type { FieldErrors } from "#app/platform/form/parse-form.ts"
import type { Revision, StaffListing } from "../staff-queries.server.ts"

/** What was not done, and why. */
export type Refused = {
  /** Of the form of its facts, as typed. */
  values?: ApplicationValues
  /** What they would have become. */
  facts?: ListingFacts
  /** The choice of a town, where the form asked for it. */
  towns?: string
  /** Of the form of its standing. */
  standing?: { reasonCode: HidingReason | ""; reason: string }
  /** Why the facts were changed. */
  reason?: string
  errors: FieldErrors
  /** Someone was faster: what there is now, and by whom. */
  conflict?: { current: StaffListing; revision: Revision | undefined }
}
