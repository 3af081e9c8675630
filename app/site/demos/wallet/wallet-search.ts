import { readText } from "#app/lib/text/search-params.ts"
import { wallet } from "#content/en/wallet.ts"
import type { ChartRange } from "./price-series.ts"

export const walletPath = "/wallet"

export type WalletTab = keyof typeof wallet.tabs

/** What the page shows; lives in the address, so that it works without script and can be sent to a friend. */
export type WalletSearch = {
  tab: WalletTab
  range: ChartRange
  /** BTC to exchange and GUAP to stake, as somebody typed them. */
  pay: string
  amount: string
}

const defaults: WalletSearch = { tab: "wallet", range: "24h", pay: "0.01", amount: "100" }

/** The longest amount that is looked at. */
export const longestAmount = 40

/** Reads the address; a tab or a range that does not exist counts as not given. */
export function readWalletSearch(params: URLSearchParams): WalletSearch {
  const known = <Name extends string>(names: Record<Name, unknown>, key: string, otherwise: Name): Name => {
    const name = params.get(key) ?? ""
    return Object.hasOwn(names, name) ? (name as Name) : otherwise
  }
  const typed = (key: "pay" | "amount") =>
    params.has(key) ? readText(params, key, longestAmount) : defaults[key]
  return {
    tab: known(wallet.tabs, "tab", defaults.tab),
    range: known(wallet.chart.ranges, "range", defaults.range),
    pay: typed("pay"),
    amount: typed("amount"),
  }
}

/**
 * The address of a view, with only what differs from the first one.
 *
 * @param part the id of the element to start reading at
 */
export function walletHref(view: Partial<WalletSearch>, part?: string): string {
  const params = new URLSearchParams()
  for (const key of ["tab", "range", "pay", "amount"] as const) {
    const value = view[key]
    if (value !== undefined && value !== defaults[key]) params.set(key, value)
  }
  return walletPath + (params.size > 0 ? `?${params}` : "") + (part ? `#${part}` : "")
}
