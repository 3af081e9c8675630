const base58 = "[1-9A-HJ-NP-Za-km-z]"

/** Wallet import keys (51 or 52 characters), BIP-38 (58, from '6P') and extended private keys, as words of their own. */
const keys = new RegExp(
  `(^|[^0-9A-Za-z])(${base58}{51,52}|6P${base58}{56}|[a-z]prv${base58}{50,}|p-secret-[0-9a-z-]+)(?![0-9A-Za-z])`,
)

const hexadecimalKey = /[0-9a-f]{64}/i
/** In groups, with blanks or colons between them. */
const hexadecimalGroups = /[0-9a-f](?:[\s:]{0,2}[0-9a-f]){63,}/gi

/** The page of a transaction or block in an explorer has 64 hexadecimal digits too, and is no secret. */
const explorerPages = /https?:\/\/\S+\/(tx|transaction|block)\/(0x)?[0-9a-f]{64}(?![0-9a-f])/gi

/** Marks of direction and joiners, which come along when a text is copied. */
const unseen = /\p{Cf}+/gu

/**
 * Whether there is a private key in the text, by its shape: a wallet import key, BIP-38, an extended private key, or 64 hexadecimal
 * digits. Small enough for every form in a browser; recovery phrases need lists of words (recovery-phrase.ts).
 */
export function holdsPrivateKey(text: string): boolean {
  const seen = text.replace(unseen, "")
  const others = seen.replace(explorerPages, " ")
  if (keys.test(seen) || hexadecimalKey.test(others)) return true
  // A list of telephone numbers may have 64 digits in groups as well. Of a key's, 24 are letters on average.
  return (others.match(hexadecimalGroups) ?? []).some((run) => (run.match(/[a-f]/gi) ?? []).length >= 8)
}

/** Whether the text deserves a closer look (secret-problem.ts). */
export const mayHoldSecret = (text: string): boolean => holdsPrivateKey(text) || mayHoldRecoveryPhrase(text)

/** A recovery phrase has twelve words at least. */
export const phraseLength = 12

/** How a word of a phrase is compared: small letters without accents, as people type them and as NFKD spells the lists. */
export const plainWord = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}]+/gu, "")
    .toLowerCase()

/**
 * The words of a text that may hold a phrase. A capital begins a word ('AbandonAbility'); a single letter of an alphabet numbers a list
 * ('a) abandon b) ability').
 */
export function phraseWords(text: string): string[] {
  const words = plainWord(text.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")).match(/\p{L}+/gu) ?? []
  return words.filter((word) => word.length > 1 || /\p{Script=Han}/u.test(word))
}

/** Whether the lists of words are worth loading: twelve in a row that are neither short nor long, as those of the lists in alphabets. */
export function mayHoldRecoveryPhrase(text: string): boolean {
  let run = 0
  for (const { length } of phraseWords(text)) {
    run = length >= 3 && length <= 9 ? run + 1 : 0
    if (run >= phraseLength) return true
  }
  return false
}
