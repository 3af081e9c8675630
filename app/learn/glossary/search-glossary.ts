import { fold } from "#app/lib/text/fold.ts"
import { glossary } from "#content/en/glossary.ts"
import type { GlossaryEntry } from "#content/glossary-entry.ts"

/** Of what somebody typed, so much is looked for. */
export const longestQuery = 60

/**
 * The terms that somebody may mean, the surest first: those called so, those whose name begins so, those with it in a name,
 * those with it in their explanation. Case and diacritics do not count.
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

/** Its place in `ranks`, or behind them all. */
function rankOf({ term, also = [], text }: GlossaryEntry, wanted: string): number {
  const names = [term, ...also].map(fold)
  const rank = ranks.findIndex((fits) => fits(names, fold(text), wanted))
  return rank === -1 ? ranks.length : rank
}
