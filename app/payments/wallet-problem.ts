import { walletErrors } from "#content/en/wallet-errors.ts"
import { checkWalletAddress } from "./wallet-address.ts"

/** The error text for a typed wallet address; undefined for a valid or empty one. */
export function walletProblem(text: string): string | undefined {
  if (text.trim() === "") return undefined
  const check = checkWalletAddress(text)
  return check.ok ? undefined : walletErrors[check.reason]
}
