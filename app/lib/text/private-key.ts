/**
 * True for what can only be a secret in the field of a wallet address: a private key, or twelve words of any language. Looks at the
 * shape alone, so that a browser can refuse it before it is kept or sent.
 */
export function looksLikePrivateKey(text: string): boolean {
  const words = text.split(/[\s\p{P}]+/u).filter((word) => /^[\p{L}\p{M}]+$/u.test(word))
  return /[1-9A-HJ-NP-Za-km-z]{51}|[\da-fA-F]{64}|p-secret-/.test(text) || words.length > 11
}
