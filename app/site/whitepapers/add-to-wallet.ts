/** What a wallet in the browser offers (EIP-1193), as far as we use it. */
export type WalletProvider = { request(call: { method: string; params: unknown[] }): Promise<unknown> }

export const outcomes = ["added", "noWallet", "refused", "chainMismatch", "otherSymbol", "failed"] as const
/** How it ended; `otherSymbol`: the wallet has the network already, under another currency symbol. */
export type Outcome = (typeof outcomes)[number]

/**
 * Asks a wallet to add a network (EIP-3085).
 *
 * @param parameter the one object of `wallet_addEthereumChain`
 */
export async function addToWallet(
  provider: WalletProvider | undefined,
  parameter: unknown,
): Promise<Outcome> {
  if (!provider) return "noWallet"
  try {
    // Null by the standard. Some wallets answer something else, but only an error means no.
    await provider.request({ method: "wallet_addEthereumChain", params: [parameter] })
    return "added"
  } catch (error) {
    return outcomeOf(error)
  }
}

/** "The user rejected the request" (EIP-1193). */
const userRejected = 4001

/** Wallets name a refusal by a number and everything else by sentences of their own: these are MetaMask's. */
export function outcomeOf(error: unknown): Outcome {
  const { code, message: text, data } = detailsOf(error)
  const message = String(text)
  if (code === userRejected) return "refused"
  if (/symbol does not match/i.test(message)) return "otherSymbol"
  // 'Chain ID returned by RPC URL ... does not match 0x115c7'
  if (/chain ?id\b.*(not match|mismatch)|mismatch.*chain ?id\b/is.test(message)) return "chainMismatch"
  // MetaMask on phones wraps what went wrong.
  const inner = detailsOf(data).originalError
  return inner ? outcomeOf(inner) : "failed"
}

type Details = { code?: unknown; message?: unknown; data?: unknown; originalError?: unknown }

/** Anything can be thrown. */
const detailsOf = (thrown: unknown): Details => (typeof thrown === "object" && thrown !== null ? thrown : {})
