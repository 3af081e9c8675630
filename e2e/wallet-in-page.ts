import type { Page } from "playwright-core"

/** How the wallet or its owner responds to a request. */
export type Answer = "approve" | "refuse" | "wrong chain" | "other symbol" | "already pending" | "wait"

export type WalletSetting = {
  answer: Answer
  /** EIP-6963: it announces itself. Otherwise it is `window.ethereum`, as older wallets. */
  announced: boolean
}

type Seen = { method: string; params: unknown[] }
type Hooks = { walletCalls: Seen[]; approveWaiting(): void; ethereum?: unknown }

/**
 * Installs a wallet in every document of the page from now on. It is written from EIP-1193, EIP-3085 and EIP-6963, and
 * checks parameters as strictly as MetaMask does.
 */
export async function installWallet(page: Page, setting: WalletSetting): Promise<void> {
  await page.addInitScript(({ answer, announced }: WalletSetting) => {
    const hooks = window as unknown as Hooks
    const error = (code: number, message: string) => Object.assign(new Error(message), { code })
    const calls: Seen[] = []
    hooks.walletCalls = calls

    function check(params: unknown[]) {
      const invalid = (what: string) => error(-32602, `Expected ${what}`)
      const [network, ...rest] = params as Record<string, unknown>[]
      if (!network || typeof network !== "object" || rest.length > 0) throw invalid("one object")
      const known = ["chainId", "chainName", "nativeCurrency", "rpcUrls", "blockExplorerUrls", "iconUrls"]
      const unknown = Object.keys(network).filter((key) => !known.includes(key))
      if (unknown.length > 0) throw invalid(`no such keys: ${unknown}`)
      const { chainId, chainName, nativeCurrency, rpcUrls, blockExplorerUrls } = network
      if (typeof chainId !== "string" || !/^0x[1-9a-f][0-9a-f]*$/i.test(chainId))
        throw invalid("0x-prefixed, unpadded, non-zero hexadecimal string 'chainId'")
      if (!Number.isSafeInteger(Number(chainId))) throw invalid("a safe 'chainId'")
      if (typeof chainName !== "string" || chainName === "") throw invalid("non-empty string 'chainName'")
      for (const urls of [rpcUrls, blockExplorerUrls]) {
        if (!Array.isArray(urls) || urls.length === 0) throw invalid("an array of addresses")
        if (!urls.every((url) => new URL(url).protocol === "https:")) throw invalid("https")
      }
      const { name, symbol, decimals, ...more } = nativeCurrency as Record<string, unknown>
      if (Object.keys(more).length > 0 || typeof name !== "string") throw invalid("name, symbol, decimals")
      if (decimals !== 18) throw invalid("the number 18 for 'nativeCurrency.decimals'")
      if (typeof symbol !== "string" || symbol.length < 1 || symbol.length > 6)
        throw invalid("1-6 character string 'nativeCurrency.symbol'")
    }

    const provider = {
      async request({ method, params }: Seen) {
        calls.push({ method, params })
        if (method !== "wallet_addEthereumChain") throw error(4200, "Unsupported method")
        check(params)
        const { chainId } = params[0] as { chainId: string }
        if (answer === "refuse") throw error(4001, "User rejected the request.")
        if (answer === "wrong chain")
          throw error(-32602, `Chain ID returned by RPC URL https://rpc.example does not match ${chainId}`)
        if (answer === "other symbol")
          throw error(
            -32602,
            "nativeCurrency.symbol does not match currency symbol for a network the user already has added with the same chainId.",
          )
        if (answer === "already pending") throw error(-32002, "Request already pending")
        if (answer === "wait")
          await new Promise<void>((resolve) => {
            hooks.approveWaiting = resolve
          })
        return null
      },
      on() {},
      removeListener() {},
    }

    if (!announced) {
      hooks.ethereum = provider
      return
    }
    const info = {
      uuid: crypto.randomUUID(),
      name: "Test wallet",
      icon: "data:,",
      rdns: "org.example.wallet",
    }
    const announce = () =>
      window.dispatchEvent(
        new CustomEvent("eip6963:announceProvider", { detail: Object.freeze({ info, provider }) }),
      )
    window.addEventListener("eip6963:requestProvider", announce)
    announce()
  }, setting)
}

/** Requests to the wallet so far in this document. */
export function walletCalls(page: Page): Promise<Seen[]> {
  return page.evaluate(() => (window as unknown as Hooks).walletCalls)
}

/** Approves the pending request. */
export function approveWaiting(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as Hooks).approveWaiting())
}
