import type { LineAlike } from "#app/platform/business/import-options.ts"
import { fill } from "#app/platform/fill.ts"
import { listingImport } from "#content/en/listing-import.ts"
import type { ImportField } from "./reading/columns.ts"

const words = listingImport.report

export function fieldText(field: string | null): string {
  return field === null ? words.whole : (listingImport.fields[field as ImportField] ?? field)
}

/** What a line has in common with another, which may be a listing. */
export function alikeText({ what, listing, line }: LineAlike): string {
  return fill(words.alike[what], { other: listing?.name ?? fill(words.otherLine, { line }) })
}
