import type { ExternalLink } from "./external-link.ts"
import { footerLinks, telegram, youtube } from "./footer-links.ts"

// The names of the release's files for each system are not public knowledge, so all three lead to the page that lists them.
const release = "https://github.com/guapcrypto/Guapcoin/releases/tag/v2.3.2"

/**
 * Every link that leaves this site. The ids are stable: views and texts ask for a link by its id, and staff set those that
 * are open under it. Their labels are words: content/en/links.ts.
 */
export const links = {
  ...footerLinks,

  // Wallets
  "web-wallet": { href: null },
  "wallet-windows": { href: release },
  "wallet-macos": { href: release },
  "wallet-linux": { href: release },
  "wallet-documentation": { href: null },

  // Exchanges. The market's name stood in public scripts up to 2023; the address has ProBit's usual form.
  exchange: { href: "https://www.probit.com/app/exchange/GUAP-BTC" },
  "guap-swap": { href: null },
  "guap-dex": { href: null },

  // Community
  "messaging-group": { href: telegram },
  forum: { href: "https://www.guaptalk.org" },
  "video-channel": { href: youtube },
  "metaverse-space": { href: null },
  "intro-video": { href: null },
  "resource-library": { href: null },

  // Documents
  "masternode-guide": { href: "https://github.com/guapcrypto/Guap-v2.3.2-MN#readme" },
  "source-l1": { href: "https://github.com/guapcrypto/Guapcoin", source: "wallet-source" },
  "source-l2": { href: "https://github.com/Guapcoin-Org/GuapcoinX", source: "readme" },

  // The networks
  "explorer-l1": { href: "https://guapexplorer.com", source: "guides" },
  "explorer-l2": { href: "https://explorer.guapcoinx.com", source: "readme" },
  "guapx-source": { href: null },
  bridge: { href: "https://bridge.guapcoinx.com/", source: "older-readme" },
  "rpc-1": { href: "https://rpc-mainnet.guapcoinx.com/", source: "readme" },
  "rpc-2": { href: "https://rpc-mainnet-1.guapcoinx.com/", source: "readme" },
  "rpc-3": { href: "https://rpc-mainnet-2.guapcoinx.com/", source: "readme" },
  websocket: { href: "wss://rpc-mainnet.guapcoinx.com/ws", source: "readme" },
} as const satisfies Record<string, ExternalLink>

export type LinkId = keyof typeof links

/** The desktop wallets that the links lead to: the day of the release's tag. */
export const walletRelease = { version: "2.3.2", date: "2021-12-09" } as const
/** The market where the coin is traded. */
export const exchange = { name: "ProBit", pair: "GUAP-BTC" } as const
