/** What a wallet in the browser offers (EIP-1193), as far as we use it. */
export type PayingWallet = { request(call: { method: string; params?: unknown[] }): Promise<unknown> }

/** How it ended. `failed` says nothing of whether something was sent: only the wallet knows. */
export type PayOutcome = "noWallet" | "refused" | "wrongChain" | "failed" | { sent: string }

/** The parameter of `wallet_addEthereumChain` (EIP-3085), and what to send, without its sender. */
export type WhatIsAsked = [network: { chainId: string }, transaction: object]

/** "The user rejected the request" (EIP-1193); wallets on phones wrap it. */
const isRefusal = (error: unknown): boolean => {
  const thrown = error as { code?: number; data?: { originalError?: { code?: number } } } | null | undefined
  return (thrown?.data?.originalError ?? thrown)?.code === 4001
}

/**
 * Brings a wallet to the network, adding it where it is not known, and asks it to send. A wallet that does not say itself that it
 * is there is asked for nothing, whatever it answered before.
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
        // Not known yet (4902, or what a wallet makes of it). To add it need not mean to choose it.
        await ask("wallet_addEthereumChain", network)
        if (!(await isThere())) await goThere()
      }
      if (!(await isThere())) return "wrongChain"
    }
    const [from] = (await ask("eth_requestAccounts")) as string[]
    // Somebody may have chosen another network while the wallet was asking.
    if (!(await isThere())) return "wrongChain"
    return { sent: (await ask("eth_sendTransaction", { from, ...transaction })) as string }
  } catch (error) {
    return isRefusal(error) ? "refused" : "failed"
  }
}
