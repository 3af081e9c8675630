import { formMessages } from "#content/en/forms.ts"
import { walletSecret } from "#content/en/wallet-secret.ts"
import { holdsRecoveryPhrase } from "../text/recovery-phrase.ts"
import { holdsPrivateKey } from "../text/wallet-secret.ts"
import { controlCharacters } from "./clean-text.ts"

/** Returns the message for text that is never accepted: control characters, and wallet secrets, which are never stored. */
export const textProblem = (text: string): string | undefined =>
  characterProblem(text) ?? (holdsWalletSecret(text) ? walletSecret.found : undefined)

export const characterProblem = (text: string): string | undefined =>
  controlCharacters.test(text) ? formMessages.controlCharacters : undefined

/** Returns whether the text contains a private key or a recovery phrase (ruling 7). */
export const holdsWalletSecret = (text: string): boolean => holdsPrivateKey(text) || holdsRecoveryPhrase(text)
