import { walletErrors } from "#content/en/wallet-errors.ts"
import { checkWalletAddress } from "./wallet-address.ts"

/** What is wrong with a typed address to pay to, for its field; undefined for one that can be paid, and for none. */
export function walletProblem(text: string): string | undefined {
  if (text.trim() === "") return undefined
  const check = checkWalletAddress(text)
  return check.ok ? undefined : walletErrors[check.reason]
}
