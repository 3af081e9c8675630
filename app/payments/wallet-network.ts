import { linkHref, type SetLinks } from "#app/ui/set-links.ts"
import { links } from "#content/facts/links.ts"
import { addNetwork, addNetworkLinks } from "#content/facts/network.ts"

/** The parameter of `wallet_addEthereumChain`, with the currently set addresses. */
export function walletNetwork(set: SetLinks) {
  const addressOf = (id: "rpc-1" | "rpc-2" | "rpc-3" | "explorer-l2") => linkHref(set, id, links[id].href)
  const { rpcUrls, blockExplorerUrls } = addNetworkLinks
  return {
    ...addNetwork,
    rpcUrls: rpcUrls.map(addressOf),
    blockExplorerUrls: blockExplorerUrls.map(addressOf),
  }
}
