import { fold } from "#app/lib/text/fold.ts"
import { listingLabels } from "#content/en/labels.ts"
import type { BusinessType } from "./options.ts"

/** Text for the directory search: name, description and label of the business type (docs/rulings.md, Directory). */
export function searchTextOf({
  businessName,
  description,
  businessType,
}: {
  businessName: string
  description: string
  businessType: BusinessType
}): string {
  return [businessName, description, listingLabels.businessTypes[businessType]].map(fold).join("\n")
}

/** LIKE pattern that finds a text anywhere, with its wildcard characters escaped. */
export function likePattern(folded: string): string {
  return `%${folded.replace(/[\\%_]/g, "\\$&")}%`
}
