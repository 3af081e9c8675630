import { format } from "#app/lib/text/format.ts"
import { listingImport } from "#content/en/listing-import.ts"
import type { LineAlike } from "../import-options.ts"
import type { FactValue, ListingChanges } from "../listing/listing-options.ts"
import { choiceOptions, isChoiceField } from "./reading/choices.ts"
import type { ImportField } from "./reading/columns.ts"

const words = listingImport.report

export function fieldText(field: string | null): string {
  return field === null ? words.whole : (listingImport.fields[field as ImportField] ?? field)
}

/** What a line has in common with a listing or an earlier line. */
export function alikeText({ what, listing, line }: LineAlike): string {
  return format(words.alike[what], { other: listing?.name ?? format(words.otherLine, { line }) })
}

/** Changes of a line, one text for each field: 'Phone: none → +234 803 555 0123'. */
export function changeTexts(changes: ListingChanges): { field: string; text: string }[] {
  return Object.entries(changes).map(([fact, [before, after]]) => ({
    field: fieldText(fact === "zipCode" ? "zip" : fact),
    text: format(words.changed, { before: valueText(fact, before), after: valueText(fact, after) }),
  }))
}

function valueText(fact: string, value: FactValue): string {
  const label = isChoiceField(fact) && choiceOptions(fact).find((option) => option.value === value)?.label
  return label || String(value ?? "") || words.nothing
}
