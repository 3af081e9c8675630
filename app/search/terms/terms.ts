import { longestTerm } from "../options.ts"
import { askedWords } from "../words.ts"

/** Questions with more words could identify their author. */
const mostWords = 5
const dayMs = 24 * 60 * 60 * 1000

/**
 * Terms that staff may read of an unanswered question: its content words, folded, as one line, and each word that no page
 * has. Nothing if the question contains what could be a personal number.
 */
export function termsOf(question: string, isKnown: (word: string) => boolean): string[] {
  const words = askedWords(question)
  if (words.some((word) => /\d{4}/.test(word))) return []
  const line = words.join(" ")
  const lines = words.length <= mostWords ? [line] : []
  const unknown = words.filter((word) => word.length > 2 && !isKnown(word))
  return [...new Set([...lines, ...unknown])].filter((term) => term.length > 1 && term.length <= longestTerm)
}

/** Monday of a moment's week, in UTC: 2026-11-23. */
export function weekOf(moment: Date): string {
  const daysSinceMonday = (moment.getUTCDay() + 6) % 7
  return new Date(moment.getTime() - daysSinceMonday * dayMs).toISOString().slice(0, 10)
}

/** Monday a number of weeks later, or earlier if negative. */
export const weeksFrom = (week: string, weeks: number): string =>
  new Date(Date.parse(week) + weeks * 7 * dayMs).toISOString().slice(0, 10)
