import type { AwaitedLink } from "../facts/awaited.ts"

/** What stands where something is not open yet. On its own, so that a page with script does not load the words of the mails. */
export const notOpen = {
  since: "Not open yet: {name}. We had no address for it on {date}.",
  tellMe: "Tell me",
  /** Heard after it, which alone does not say of what. */
  tellMeWhen: "when {name} opens",
} as const

/** What can be waited for, in the middle of a sentence. */
export const awaitedNames = {
  "intro-video": "our film",
  "metaverse-space": "the virtual space",
  "resource-library": "the resource library",
  "whitepaper-pdf": "the whitepaper to download",
  "web-wallet": "the web wallet",
  "guap-swap": "GuapcoinSwap",
  "guap-dex": "GuapcoinDEX",
} as const satisfies Record<AwaitedLink, string>
