import { addNetwork, guapToken } from "#content/facts/network.ts"
import type { Network } from "./chain/options.ts"
import { type Asset, layer1Decimals } from "./options.ts"

/** The symbol of an asset. Layer 1 has only GUAP. */
export const coinOf = (asset: Asset): string =>
  asset === "guap" ? guapToken.symbol : addNetwork.nativeCurrency.symbol

/** The number of decimals of the coin. */
export function decimalsOf(network: Network, asset: Asset): number {
  if (network === "l1") return layer1Decimals
  return asset === "guap" ? guapToken.decimals : addNetwork.nativeCurrency.decimals
}
