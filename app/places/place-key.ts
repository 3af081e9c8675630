import { fold } from "#app/lib/text/fold.ts"

/**
 * The name of a place as it is looked up: folded, without apostrophes, with blanks for hyphens and dots, and 'saint' written out:
 * 'St. Louis', 'Saint-Louis' and 'saint louis' are one, 'N’Djamena' and 'Ndjamena' too. What ends with 'st' may be the beginning of
 * another name. The database does the same: place_key (migration 0055).
 */
export function placeKey(name: string): string {
  return fold(name)
    .replace(/['"]/g, "")
    .replace(/[-.,/() ]+/g, " ")
    .trim()
    .replace(/(^| )st /g, "$1saint ")
    .replace(/(^| )ste /g, "$1sainte ")
}
