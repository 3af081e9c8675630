import { fold } from "#app/lib/text/fold.ts"

/**
 * Normalizes the name of a place for lookups: folded, without apostrophes, spaces for hyphens and dots, 'st' expanded to
 * 'saint'. 'St. Louis', 'Saint-Louis' and 'saint louis' are equal; so are 'N’Djamena' and 'Ndjamena'. A final 'st' is not
 * expanded, because it may be the start of a longer word. The database function place_key (migration 0055) does the same.
 */
export function placeKey(name: string): string {
  return fold(name)
    .replace(/['"]/g, "")
    .replace(/[-.,/() ]+/g, " ")
    .trim()
    .replace(/(^| )st /g, "$1saint ")
    .replace(/(^| )ste /g, "$1sainte ")
}
