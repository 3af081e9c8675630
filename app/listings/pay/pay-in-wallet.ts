/** The part of a browser wallet's interface (EIP-1193) that we use. */
export type PayingWallet = { request(call: { method: string; params?: unknown[] }): Promise<unknown> }

/** Result. After `failed` the transaction may or may not have been sent: only the wallet knows. */
export type PayOutcome = "noWallet" | "refused" | "wrongChain" | "failed" | { sent: string }

/** The parameter of `wallet_addEthereumChain` (EIP-3085), and the transaction without its sender. */
export type WhatIsAsked = [network: { chainId: string }, transaction: object]

/** Code 4001 is "The user rejected the request" (EIP-1193); mobile wallets wrap the error. */
const isRefusal = (error: unknown): boolean => {
  const thrown = error as { code?: number; data?: { originalError?: { code?: number } } } | null | undefined
  return (thrown?.data?.originalError ?? thrown)?.code === 4001
}

/**
 * Switches a wallet to the network, adds it if unknown, and requests to send. Unless the wallet itself reports the
 * right network, no request to send is made, whatever its earlier responses were.
 */
export async function payInWallet(
  wallet: PayingWallet | undefined,
  ...[network, transaction]: WhatIsAsked
): Promise<PayOutcome> {
  if (!wallet) return "noWallet"
  const { chainId } = network
  const ask = (method: string, ...params: unknown[]) => wallet.request({ method, params })
  const isThere = async () => String(await ask("eth_chainId")).toLowerCase() === chainId
  const goThere = () => ask("wallet_switchEthereumChain", { chainId })
  try {
    if (!(await isThere())) {
      try {
        await goThere()
      } catch (error) {
        if (isRefusal(error)) throw error
        // Unknown network (4902, or another error of the wallet). Adding it does not always select it.
        await ask("wallet_addEthereumChain", network)
        if (!(await isThere())) await goThere()
      }
      if (!(await isThere())) return "wrongChain"
    }
    const [from] = (await ask("eth_requestAccounts")) as string[]
    // The user may have selected another network meanwhile.
    if (!(await isThere())) return "wrongChain"
    return { sent: (await ask("eth_sendTransaction", { from, ...transaction })) as string }
  } catch (error) {
    return isRefusal(error) ? "refused" : "failed"
  }
}
