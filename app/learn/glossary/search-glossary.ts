import { fold } from "#app/lib/text/fold.ts"
import { glossary } from "#content/en/glossary.ts"
import type { GlossaryEntry } from "#content/glossary-entry.ts"

/** Maximum length of a query in characters; the rest is ignored. */
export const longestQuery = 60

/**
 * Matching terms, best first: same name, name that starts with the query, name that contains it, explanation that
 * contains it. Ignores case and diacritics.
 */
export function searchGlossary(query: string): GlossaryEntry[] {
  const wanted = fold(query)
  if (!wanted) return []
  const ranked = glossary.map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
  return ranked
    .filter(({ rank }) => rank < ranks.length)
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}

type Names = readonly string[]
const ranks: readonly ((names: Names, text: string, wanted: string) => boolean)[] = [
  (names, _, wanted) => names.includes(wanted),
  (names, _, wanted) => names.some((name) => name.startsWith(wanted)),
  (names, _, wanted) => names.some((name) => name.includes(wanted)),
  (_, text, wanted) => text.includes(wanted),
]

/** Index in `ranks`, or after the last one. */
function rankOf({ term, also = [], text }: GlossaryEntry, wanted: string): number {
  const names = [term, ...also].map(fold)
  const rank = ranks.findIndex((fits) => fits(names, fold(text), wanted))
  return rank === -1 ? ranks.length : rank
}
