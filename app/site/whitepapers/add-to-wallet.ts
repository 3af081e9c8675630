/** The part of a browser wallet's provider (EIP-1193) that we use. */
export type WalletProvider = { request(call: { method: string; params: unknown[] }): Promise<unknown> }

export const outcomes = ["added", "noWallet", "refused", "chainMismatch", "otherSymbol", "failed"] as const
/** Outcome of the request; `otherSymbol`: the wallet already has the network under another currency symbol. */
export type Outcome = (typeof outcomes)[number]

/**
 * Asks a wallet to add a network (EIP-3085).
 *
 * @param parameter the only parameter of `wallet_addEthereumChain`
 */
export async function addToWallet(
  provider: WalletProvider | undefined,
  parameter: unknown,
): Promise<Outcome> {
  if (!provider) return "noWallet"
  try {
    // The standard says null. Some wallets return something else, but only an error means failure.
    await provider.request({ method: "wallet_addEthereumChain", params: [parameter] })
    return "added"
  } catch (error) {
    return outcomeOf(error)
  }
}

/** "The user rejected the request" (EIP-1193). */
const userRejected = 4001

/** Wallets report a refusal by code and everything else by their own messages: these are MetaMask's. */
export function outcomeOf(error: unknown): Outcome {
  const { code, message: text, data } = detailsOf(error)
  const message = String(text)
  if (code === userRejected) return "refused"
  if (/symbol does not match/i.test(message)) return "otherSymbol"
  // 'Chain ID returned by RPC URL ... does not match 0x115c7'
  if (/chain ?id\b.*(not match|mismatch)|mismatch.*chain ?id\b/is.test(message)) return "chainMismatch"
  // MetaMask on phones wraps the original error.
  const inner = detailsOf(data).originalError
  return inner ? outcomeOf(inner) : "failed"
}

type Details = { code?: unknown; message?: unknown; data?: unknown; originalError?: unknown }

/** Any value can be thrown. */
const detailsOf = (thrown: unknown): Details => (typeof thrown === "object" && thrown !== null ? thrown : {})
