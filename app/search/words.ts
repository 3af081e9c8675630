import { stemmer } from "stemmer"
import { fold } from "#app/lib/text/fold.ts"

/** A word of a text or a question, without case and diacritics. */
export type Word = { text: string; at: number }

/** Letters and digits; apostrophes and hyphens inside a word are removed: "M-Pesa" is also "mpesa". */
const wordPattern = /[\p{L}\p{M}\p{N}]+(?:['’-][\p{L}\p{M}\p{N}]+)*/gu

/** Folded words of a text, with their positions. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(wordPattern)].flatMap(({ 0: word, index }) => {
    // Fast path for nearly all words: folding takes ten times as long.
    if (/^[a-z\d]+$/i.test(word)) return [{ text: word.toLowerCase(), at: index }]
    const folded = fold(word)
    const joined = folded.replaceAll(/['-]/g, "")
    const parts = folded.split(/['-]/).filter((part) => part.length > 1)
    // 'two-factor' is found by 'two factor', and 'M-Pesa' by 'mpesa'.
    return [...new Set([joined, ...(parts.length > 1 ? parts : [])])].map((text) => ({ text, at: index }))
  })
}

/** Stop words: nearly every question has them. */
const empty = new Set(
  (
    "a an and any are as at be been by can could do does did for from get got had has have how i if in into is it its just like me my of on or " +
    "our please shall should so some such tell than that the their them then there these they this those to us was we were what when where " +
    "which who whose why will with would you your about am s t im whats"
  ).split(" "),
)

/** Content words of a question; all its words if it has only stop words. */
export function askedWords(question: string): string[] {
  const words = [...new Set(wordsOf(question).map(({ text }) => text))]
  const full = words.filter((word) => !empty.has(word))
  return full.length > 0 ? full : words
}

/** Irregular verbs that visitors use; the stemmer does not handle them. */
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

/** Stem that related words share: 'pay', 'pays', 'paying' and 'paid'. */
export function stemOf(word: string): string {
  return /^[a-z]{3,}$/.test(word) ? stemmer(irregular[word] ?? word) : word
}
