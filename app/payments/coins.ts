import { addNetwork, guapToken } from "#content/facts/network.ts"
import type { Network } from "./chain/options.ts"
import { type Asset, layer1Decimals } from "./options.ts"

/** What a coin is called where it is paid. Layer 1 has GUAP alone. */
export const coinOf = (asset: Asset): string =>
  asset === "guap" ? guapToken.symbol : addNetwork.nativeCurrency.symbol

/** How many decimals its smallest unit is away from one coin. */
export function decimalsOf(network: Network, asset: Asset): number {
  if (network === "l1") return layer1Decimals
  return asset === "guap" ? guapToken.decimals : addNetwork.nativeCurrency.decimals
}
