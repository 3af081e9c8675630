import { readText } from "#app/lib/text/search-params.ts"
import { wallet } from "#content/en/wallet.ts"
import type { ChartRange } from "./price-series.ts"

export const walletPath = "/wallet"

export type WalletTab = keyof typeof wallet.tabs

/** State of the page. It is in the address, so that it works without script and can be shared. */
export type WalletSearch = {
  tab: WalletTab
  range: ChartRange
  /** BTC to exchange and GUAP to stake, as typed. */
  pay: string
  amount: string
}

const defaults: WalletSearch = { tab: "wallet", range: "24h", pay: "0.01", amount: "100" }

/** Maximum length of an amount in characters. */
export const longestAmount = 40

/** Parses the address; unknown tabs and ranges are ignored. */
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
 * Address of a view, with only what differs from the default view.
 *
 * @param part id of the element to scroll to
 */
export function walletHref(view: Partial<WalletSearch>, part?: string): string {
  const params = new URLSearchParams()
  for (const key of ["tab", "range", "pay", "amount"] as const) {
    const value = view[key]
    if (value !== undefined && value !== defaults[key]) params.set(key, value)
  }
  return walletPath + (params.size > 0 ? `?${params}` : "") + (part ? `#${part}` : "")
}
