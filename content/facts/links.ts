import type { ExternalLink } from "./external-link.ts"
import { footerLinks, telegram, youtube } from "./footer-links.ts"

// The file names of the release for each system are not public, so all three links point to the page that lists them.
const release = "https://github.com/guapcrypto/Guapcoin/releases/tag/v2.3.2"

/**
 * All links to other sites. The ids are stable: views and texts use a link by its id, and staff set missing addresses by id. The
 * labels are in content/en/links.ts.
 */
export const links = {
  ...footerLinks,

  // Wallets
  "web-wallet": { href: null },
  "wallet-windows": { href: release },
  "wallet-macos": { href: release },
  "wallet-linux": { href: release },
  "wallet-documentation": { href: null },

  // Exchanges. The market's name was in public scripts up to 2023; the address has ProBit's usual form.
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

/** The release of the desktop wallets that the links point to; the date is that of its tag. */
export const walletRelease = { version: "2.3.2", date: "2021-12-09" } as const
/** The exchange that trades the coin. */
export const exchange = { name: "ProBit", pair: "GUAP-BTC" } as const
