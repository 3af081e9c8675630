import { stemmer } from "stemmer"
import { fold } from "#app/lib/text/fold.ts"

/** A word as it stands in a text or a question, without case and diacritics. */
export type Word = { text: string; at: number }

/** Letters and digits; an apostrophe or a hyphen inside of a word is left out of it: "M-Pesa" is "mpesa" too. */
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu

/** The words of a text, folded, with where each begins. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].flatMap(({ 0: word, index }) => {
    // Nearly all words: folding takes ten times as long.
    if (/^[a-z\d]+$/i.test(word)) return [{ text: word.toLowerCase(), at: index }]
    const folded = fold(word)
    const joined = folded.replaceAll(/['-]/g, "")
    const parts = folded.split(/['-]/).filter((part) => part.length > 1)
    // 'two-factor' is found by 'two factor', and 'M-Pesa' by 'mpesa'.
    return [...new Set([joined, ...(parts.length > 1 ? parts : [])])].map((text) => ({ text, at: index }))
  })
}

/** Words that nearly every question has, and that say nothing about what it asks. */
const empty = new Set(
  (
    "a an and any are as at be been by can could do does did for from get got had has have how i if in into is it its just like me my of on or " +
    "our please shall should so some such tell than that the their them then there these they this those to us was we were what when where " +
    "which who whose why will with would you your about am s t im whats"
  ).split(" "),
)

/** The words of a question that say what it is about; all of them where it has no other. */
export function askedWords(question: string): string[] {
  const words = [...new Set(wordsOf(question).map(({ text }) => text))]
  const full = words.filter((word) => !empty.has(word))
  return full.length > 0 ? full : words
}

/** Of verbs that people ask with; no rule cuts them to one stem. */
const irregular: Readonly<Record<string, string>> = {
  bought: "buy",
  held: "hold",
  kept: "keep",
  lost: "lose",
  paid: "pay",
  sent: "send",
  sold: "sell",
  spent: "spend",
  stole: "steal",
  stolen: "steal",
}

/** What words of one origin have in common: 'pay', 'pays', 'paying' and 'paid'. */
export function stemOf(word: string): string {
  return /^[a-z]{3,}$/.test(word) ? stemmer(irregular[word] ?? word) : word
}
