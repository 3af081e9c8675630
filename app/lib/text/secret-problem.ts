import { walletSecret } from "#content/en/wallet-secret.ts"
import type { holdsRecoveryPhrase } from "./recovery-phrase.ts"
import phraseScript from "./recovery-phrase-script.ts?worker&url"
import { holdsPrivateKey, mayHoldRecoveryPhrase } from "./wallet-secret.ts"

/**
 * Returns the message for a text with a private key or a recovery phrase, in a browser, before it is sent. The word lists are
 * loaded only for a text that may contain a phrase; if they cannot be loaded, the server checks.
 */
export async function secretProblem(text: string): Promise<string | undefined> {
  if (holdsPrivateKey(text)) return walletSecret.found
  if (!mayHoldRecoveryPhrase(text)) return undefined
  // By address: the elements are bundled into one file, and a normal import would add the lists to it.
  await import(/* @vite-ignore */ phraseScript).catch(() => {})
  const lists = globalThis as { holdsRecoveryPhrase?: typeof holdsRecoveryPhrase }
  return lists.holdsRecoveryPhrase?.(text) ? walletSecret.found : undefined
}
