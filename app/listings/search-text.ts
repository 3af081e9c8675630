import { fold } from "#app/lib/text/fold.ts"
import { merchantLabels } from "#content/en/labels.ts"
import type { BusinessType } from "./options.ts"

/** What the directory's search reads: name, description and the label of the business type (docs/rulings.md, Directory). */
export function searchTextOf({
  businessName,
  description,
  businessType,
}: {
  businessName: string
  description: string
  businessType: BusinessType
}): string {
  return [businessName, description, merchantLabels.businessTypes[businessType]].map(fold).join("\n")
}

/** For LIKE: the text anywhere, with the signs that it would read as wildcards taken literally. */
export function likePattern(folded: string): string {
  return `%${folded.replace(/[\\%_]/g, "\\$&")}%`
}
