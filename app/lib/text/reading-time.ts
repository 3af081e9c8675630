/** Words per minute of a reader in a second language. */
const pace = 200

/** Returns the reading time of a text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word))
  return Math.max(1, Math.ceil(words.length / pace))
}
