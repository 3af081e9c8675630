import { longestTerm } from "../options.ts"
import { askedWords } from "../words.ts"

/** A question of more words is a story: whoever wrote it could be known by it. */
const mostWords = 5
const dayMs = 24 * 60 * 60 * 1000

/**
 * What staff may read of a question without an answer: its words that say something, folded, as one line; and each word alone that no
 * page has. Nothing where it holds what could be a number of a person.
 */
export function termsOf(question: string, isKnown: (word: string) => boolean): string[] {
  const words = askedWords(question)
  if (words.some((word) => /\d{4}/.test(word))) return []
  const line = words.join(" ")
  const lines = words.length <= mostWords ? [line] : []
  const unknown = words.filter((word) => word.length > 2 && !isKnown(word))
  return [...new Set([...lines, ...unknown])].filter((term) => term.length > 1 && term.length <= longestTerm)
}

/** The Monday of a moment's week, in UTC: 2026-11-23. */
export function weekOf(moment: Date): string {
  const daysSinceMonday = (moment.getUTCDay() + 6) % 7
  return new Date(moment.getTime() - daysSinceMonday * dayMs).toISOString().slice(0, 10)
}

/** The Monday some weeks later, or before by a negative number. */
export const weeksFrom = (week: string, weeks: number): string =>
  new Date(Date.parse(week) + weeks * 7 * dayMs).toISOString().slice(0, 10)
