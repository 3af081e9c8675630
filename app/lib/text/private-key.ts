/**
 * Returns true for text that can only be a secret in a wallet address field: a private key, or twelve words of any language.
 * Checks the format alone, so that a browser can refuse it before it is stored or sent.
 */
export function looksLikePrivateKey(text: string): boolean {
  const words = text.split(/[\s\p{P}]+/u).filter((word) => /^[\p{L}\p{M}]+$/u.test(word))
  return /[1-9A-HJ-NP-Za-km-z]{51}|[\da-fA-F]{64}|p-secret-/.test(text) || words.length > 11
}
