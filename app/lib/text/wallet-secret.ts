const base58 = "[1-9A-HJ-NP-Za-km-z]"

/**
 * Wallet import keys (51 or 52 characters), BIP-38 keys (58, starting with '6P') and extended private keys, as separate words.
 */
const keys = new RegExp(
  `(^|[^0-9A-Za-z])(${base58}{51,52}|6P${base58}{56}|[a-z]prv${base58}{50,}|p-secret-[0-9a-z-]+)(?![0-9A-Za-z])`,
)

const hexadecimalKey = /[0-9a-f]{64}/i
/** In groups, separated by white space or colons. */
const hexadecimalGroups = /[0-9a-f](?:[\s:]{0,2}[0-9a-f]){63,}/gi

/** The address of a transaction or block in an explorer also has 64 hexadecimal digits, and is not secret. */
const explorerPages = /https?:\/\/\S+\/(tx|transaction|block)\/(0x)?[0-9a-f]{64}(?![0-9a-f])/gi

/** Direction characters and joiners, which are copied along with text. */
const unseen = /\p{Cf}+/gu

/**
 * Returns whether the text contains a private key, by its format: a wallet import key, BIP-38, an extended private key, or 64
 * hexadecimal digits. Small enough for every form in a browser; recovery phrases need word lists (recovery-phrase.ts).
 */
export function holdsPrivateKey(text: string): boolean {
  const seen = text.replace(unseen, "")
  const others = seen.replace(explorerPages, " ")
  if (keys.test(seen) || hexadecimalKey.test(others)) return true
  // A list of phone numbers may also have 64 digits in groups. On average 24 digits of a key are letters.
  return (others.match(hexadecimalGroups) ?? []).some((run) => (run.match(/[a-f]/gi) ?? []).length >= 8)
}

/** Returns whether the text needs a full check (secret-problem.ts). */
export const mayHoldSecret = (text: string): boolean => holdsPrivateKey(text) || mayHoldRecoveryPhrase(text)

/** A recovery phrase has at least twelve words. */
export const phraseLength = 12

/**
 * Normalizes a word of a phrase for comparison: lower case without accents, as people type it, in the NFKD form of the lists.
 */
export const plainWord = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]+/gu, "")
    .toLowerCase()

/**
 * Returns the words of a text that may contain a phrase. A capital letter starts a word ('AbandonAbility'); a single letter of
 * an alphabet is list numbering ('a) abandon b) ability').
 */
export function phraseWords(text: string): string[] {
  const words = plainWord(text.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")).match(/\p{L}+/gu) ?? []
  return words.filter((word) => word.length > 1 || /\p{Script=Han}/u.test(word))
}

/** Returns whether the word lists are worth loading: twelve words in a row with the lengths of words in alphabetic lists. */
export function mayHoldRecoveryPhrase(text: string): boolean {
  let run = 0
  for (const { length } of phraseWords(text)) {
    run = length >= 3 && length <= 9 ? run + 1 : 0
    if (run >= phraseLength) return true
  }
  return false
}
