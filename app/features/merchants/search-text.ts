import { fold } from "#app/platform/fold.ts"

/** What the directory's search reads: name, description and business type (document 1, section 5). */
export function searchTextOf(merchant: {
  businessName: string
  description: string
  businessType: string
}): string {
  return [merchant.businessName, merchant.description, merchant.businessType].map(fold).join("\n")
}

/** For LIKE: the text anywhere, with the signs that it would read as wildcards taken literally. */
export function likePattern(folded: string): string {
  return `%${folded.replace(/[\\%_]/g, "\\$&")}%`
}

/**
 * As merchant_search has it: each blank is a capital letter, which folded text never holds, because the trigrams of the
 * index go across letters and not across blanks. 'and house' is then one rare word instead of two frequent ones.
 */
export function joinWords(folded: string): string {
  return folded.replaceAll(" ", "Q")
}
