import type { ExternalLink } from "../external-link.ts"
import { footerLinks, none, readme, releaseSource, telegram, youtube } from "./footer-links.ts"

// The names of the release's files for each system are not public knowledge, so all three lead to the page that lists them.
const release = "https://github.com/guapcrypto/Guapcoin/releases/tag/v2.3.2"

/** Every link that leaves this site. The ids are stable: views and texts ask for a link by its id. */
export const links = {
  ...footerLinks,

  // Wallets
  "web-wallet": { label: "Web wallet", href: null, source: none },
  "wallet-windows": { label: "Windows 64-bit", href: release, source: releaseSource },
  "wallet-macos": { label: "macOS", href: release, source: releaseSource },
  "wallet-linux": { label: "Linux", href: release, source: releaseSource },
  "wallet-documentation": { label: "Wallet documentation", href: null, source: none },

  // Exchanges
  exchange: {
    label: "ProBit, GUAP-BTC",
    href: "https://www.probit.com/app/exchange/GUAP-BTC",
    source: "Market name in public scripts up to 2023, in ProBit's usual form of address",
  },
  "guap-swap": { label: "GuapcoinSwap", href: null, source: none },
  "guap-dex": { label: "GuapcoinDEX", href: null, source: none },

  // Community
  "messaging-group": { label: "Telegram group", href: telegram, source: releaseSource },
  forum: { label: "GuapTalk forum", href: "https://www.guaptalk.org", source: releaseSource },
  "video-channel": { label: "YouTube channel", href: youtube, source: "WalletScrutiny listing" },
  "metaverse-space": { label: "Guapcoin virtual space", href: null, source: none },
  "intro-video": { label: "Intro video", href: null, source: none },
  "resource-library": { label: "Resource library", href: null, source: none },

  // Documents
  "masternode-guide": {
    label: "Masternode setup guide",
    href: "https://github.com/guapcrypto/Guap-v2.3.2-MN#readme",
    source: "Masternode guide for 2.3.2",
  },
  "source-l1": {
    label: "Guapcoin source code",
    href: "https://github.com/guapcrypto/Guapcoin",
    source: releaseSource,
  },
  "source-l2": {
    label: "GuapcoinX source code",
    href: "https://github.com/Guapcoin-Org/GuapcoinX",
    source: readme,
  },

  // The networks
  "explorer-l1": {
    label: "Guapcoin explorer",
    href: "https://guapexplorer.com",
    source: "Public masternode guides and scripts, 2020 to 2023",
  },
  "explorer-l2": { label: "GuapcoinX explorer", href: "https://explorer.guapcoinx.com", source: readme },
  bridge: {
    label: "GuapcoinX bridge",
    href: "https://bridge.guapcoinx.com/",
    source: "GuapcoinX README, older version",
  },
  "rpc-1": { label: "RPC endpoint 1", href: "https://rpc-mainnet.guapcoinx.com/", source: readme },
  "rpc-2": { label: "RPC endpoint 2", href: "https://rpc-mainnet-1.guapcoinx.com/", source: readme },
  "rpc-3": { label: "RPC endpoint 3", href: "https://rpc-mainnet-2.guapcoinx.com/", source: readme },
  websocket: { label: "WebSocket endpoint", href: "wss://rpc-mainnet.guapcoinx.com/ws", source: readme },
} as const satisfies Record<string, ExternalLink>

export type LinkId = keyof typeof links
