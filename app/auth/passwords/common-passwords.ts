import { guessableWords } from "./guessable-words.ts"

/** Rows of keys and of the alphabet, in both directions. */
const rows = [
  "01234567890",
  "abcdefghijklmnopqrstuvwxyz",
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm",
  "qazwsxedcrfvtgbyhnujm",
  "zaq1xsw2cde3vfr4bgt5nhy6",
  "1q2w3e4r5t6y7u8i9o0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "1a2b3c4d5e6f7g8h9i0j",
  "a1b2c3d4e5f6g7h8i9j0",
  "123qweasdzxc",
  "147258369",
  "159357",
  "112233445566778899",
].flatMap((row) => [row, [...row].toReversed().join("")])

/** Common substitutions of letters. */
const disguises: Record<string, string> = {
  "@": "a",
  4: "a",
  3: "e",
  1: "i",
  "!": "i",
  0: "o",
  5: "s",
  $: "s",
  7: "t",
}
const undisguised = (text: string) => text.replace(/[@431!05$7]/g, (sign) => disguises[sign] ?? sign)

const letters = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, "")

/** Longer passwords skip the check, whose cost grows with the square of the length. */
const longest = 64
const longestWord = Math.max(...[...guessableWords].map((word) => word.length))
const mostWords = 2
const mostNumbers = 2

/**
 * Whether a text consists only of common parts: at most two common words, each repeated
 * any number of times, at most two short numbers, and runs of keys or of one character.
 */
function isGuessable(text: string): boolean {
  const dead = new Set<string>()
  const rest = (from: number, words: readonly string[], numbers: number): boolean => {
    if (from === text.length) return true
    const state = `${from} ${words} ${numbers}`
    if (dead.has(state)) return false
    dead.add(state)
    const run = runLength(text, from)
    for (let end = run; end >= 3; end--) if (rest(from + end, words, numbers)) return true
    for (let size = 2; size <= Math.min(longestWord, text.length - from); size++) {
      const word = text.slice(from, from + size)
      if (!guessableWords.has(word)) continue
      const used = words.includes(word) ? words : [...words, word]
      if (used.length <= mostWords && rest(from + size, used, numbers)) return true
    }
    const digits = /^\d{1,4}/.exec(text.slice(from))?.[0].length ?? 0
    if (numbers < mostNumbers)
      for (let size = digits; size > 0; size--) if (rest(from + size, words, numbers + 1)) return true
    return false
  }
  return rest(0, [], 0)
}

/** Length of the run at this position: one repeated character, or neighbors in a row of keys. */
function runLength(text: string, from: number): number {
  let size = 1
  while (from + size < text.length && text[from + size] === text[from]) size++
  for (const row of rows)
    while (from + size < text.length && row.includes(text.slice(from, from + size + 1))) size++
  return size
}

/**
 * Whether a password is among the first guesses: common words, numbers
 * and key runs, few different characters, or the account name.
 *
 * @param email of the account
 */
export function isCommonPassword(password: string, email: string): boolean {
  const plain = password.normalize("NFKC").toLowerCase()
  const bare = letters(plain)
  const name = letters(email.split("@")[0]?.toLowerCase() ?? "")
  const isOwnName = name.length >= 4 && bare.includes(name) && bare.replaceAll(name, "").length < 4
  if (new Set(plain).size < 5 || plain === email.toLowerCase() || isOwnName) return true
  // Mostly symbols, so it is not built from these words.
  if (bare.length > longest || bare.length < plain.length / 2) return false
  // A trailing number stays a number; only the letters before it are checked for substitutions.
  const [, body = "", tail = ""] = /^(.*?)([^\p{L}]*)$/su.exec(plain) ?? []
  return isGuessable(bare) || isGuessable(letters(undisguised(body)) + letters(tail))
}
