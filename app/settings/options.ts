import type { LinkId } from "#content/facts/links.ts"
import type { RoadmapStep } from "#content/facts/network.ts"

/** Visual emphasis of an announcement. */
export const announcementTones = ["info", "important"] as const

export const mostStaffAddresses = 10

/** Fields of a roadmap step. */
export const roadmapParts = ["state", "since", "link"] as const

/** Field name: 'merchants-state'. */
export const roadmapField = (step: RoadmapStep, part: (typeof roadmapParts)[number]) => `${step}-${part}`

/** The links grouped for the form, those that involve money first. */
export const linkGroups = {
  money: [
    "web-wallet",
    "wallet-windows",
    "wallet-macos",
    "wallet-linux",
    "wallet-documentation",
    "exchange",
    "guap-swap",
    "guap-dex",
    "bridge",
    "guapx-source",
  ],
  networks: ["explorer-l1", "explorer-l2", "rpc-1", "rpc-2", "rpc-3", "websocket"],
  community: [
    "x",
    "youtube",
    "facebook",
    "telegram",
    "instagram",
    "discord",
    "messaging-group",
    "forum",
    "video-channel",
    "intro-video",
    "metaverse-space",
  ],
  documents: [
    "whitepaper-pdf",
    "development-updates",
    "masternode-guide",
    "source-l1",
    "source-l2",
    "resource-library",
  ],
} as const satisfies Record<string, LinkId[]>
