import type { AwaitedLink } from "../facts/awaited.ts"

/** The notice for something that is not open yet. In a separate file, so that a page with script does not load the mails. */
export const notOpen = {
  since: "Not open yet: {name}. Last checked on {date}.",
  launchNotice: "Tell me",
  /** For screen readers, after 'Tell me'. */
  launchNoticeWhen: "when {name} is available",
} as const

/** Names for use inside a sentence. */
export const awaitedNames = {
  "intro-video": "our intro video",
  "metaverse-space": "the virtual space",
  "resource-library": "the resource library",
  "whitepaper-pdf": "the whitepaper",
  "web-wallet": "the web wallet",
  "guap-swap": "GuapcoinSwap",
  "guap-dex": "GuapcoinDEX",
} as const satisfies Record<AwaitedLink, string>
