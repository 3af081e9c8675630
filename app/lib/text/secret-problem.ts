import { walletSecret } from "#content/en/wallet-secret.ts"
import type { holdsRecoveryPhrase } from "./recovery-phrase.ts"
import phraseScript from "./recovery-phrase-script.ts?worker&url"
import { holdsPrivateKey, mayHoldRecoveryPhrase } from "./wallet-secret.ts"

/**
 * What is wrong with a text that holds a private key or a recovery phrase, for a browser, before anything is sent. The lists of words are loaded
 * for a text that may hold a phrase; where a bad line keeps them away, the server looks.
 */
export async function secretProblem(text: string): Promise<string | undefined> {
  if (holdsPrivateKey(text)) return walletSecret.found
  if (!mayHoldRecoveryPhrase(text)) return undefined
  // By its address: the elements are one file, into which an import of its own would be put.
  await import(/* @vite-ignore */ phraseScript).catch(() => {})
  const lists = globalThis as { holdsRecoveryPhrase?: typeof holdsRecoveryPhrase }
  return lists.holdsRecoveryPhrase?.(text) ? walletSecret.found : undefined
}
