/** A calm reader of a second language, words per minute. */
const pace = 200

/** Whole minutes that reading a text takes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return Math.max(1, Math.ceil(words.length / pace))
}
