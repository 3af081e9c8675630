import type { LinkId } from "../facts/links.ts"
import type { Source } from "../facts/sources.ts"
import { footerLinkLabels } from "./footer-links.ts"

/** Labels of the links in content/facts/links.ts. */
export const linkLabels = {
  ...footerLinkLabels,

  "web-wallet": "Web wallet",
  "wallet-windows": "Windows 64-bit",
  "wallet-macos": "macOS",
  "wallet-linux": "Linux",
  "wallet-documentation": "Wallet documentation",

  exchange: "ProBit, GUAP-BTC",
  "guap-swap": "GuapcoinSwap",
  "guap-dex": "GuapcoinDEX",

  "messaging-group": "Telegram group",
  forum: "GuapTalk forum",
  "video-channel": "YouTube channel",
  "metaverse-space": "Guapcoin virtual space",
  "intro-video": "Intro video",
  "resource-library": "Resource library",

  "masternode-guide": "Masternode setup guide",
  "source-l1": "Guapcoin source code",
  "source-l2": "GuapcoinX source code",

  "explorer-l1": "Guapcoin explorer",
  "explorer-l2": "GuapcoinX explorer",
  "guapx-source": "Where to get GUAPX",
  bridge: "GuapcoinX bridge",
  "rpc-1": "RPC endpoint 1",
  "rpc-2": "RPC endpoint 2",
  "rpc-3": "RPC endpoint 3",
  websocket: "WebSocket endpoint",
} as const satisfies Record<LinkId, string>

/** The sources of figures and links. */
export const sourceNames = {
  stated: "Stated by the Guapcoin project",
  "wallet-source": "Wallet source, tag 2.3.2",
  "wallet-1-readme": "README of wallet 1.0.0",
  "genesis-file": "GuapcoinX genesis file",
  readme: "GuapcoinX README",
  "older-readme": "GuapcoinX README, older version",
  guides: "Public masternode guides and scripts, 2020 to 2023",
} as const satisfies Record<Source, string>
