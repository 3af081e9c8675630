import type { LinkId } from "./links.ts"

/**
 * Things without an address yet that readers can get a launch notice for. `asOf`: the day on which we last looked for an address;
 * `href`: the page of this site where it will be. A link that is added here needs a migration: the database knows the topics
 * (app/subscriptions/options.ts).
 */
export const awaited = {
  "intro-video": { asOf: "2026-11-22", href: "/#intro" },
  "metaverse-space": { asOf: "2026-11-22", href: "/metaverse" },
  "resource-library": { asOf: "2026-11-22", href: "/learn#resource-library" },
  "whitepaper-pdf": { asOf: "2026-11-22", href: "/whitepapers" },
  "web-wallet": { asOf: "2026-11-22", href: "/get-guapcoin" },
  "guap-swap": { asOf: "2026-11-22", href: "/get-guapcoin" },
  "guap-dex": { asOf: "2026-11-22", href: "/get-guapcoin" },
} as const satisfies Partial<Record<LinkId, { asOf: string; href: string }>>

export type AwaitedLink = keyof typeof awaited
export const awaitedLinks = Object.keys(awaited) as AwaitedLink[]

export function isAwaited(link: LinkId): link is AwaitedLink {
  return link in awaited
}
