import type { FooterLinkId } from "../facts/footer-links.ts"

/** What a link says about itself besides its label. */
export const linkWords = {
  comingSoon: "Coming soon",
  visit: "Visit",
  opensNewTab: "opens in a new tab",
} as const

/** Labels of the links that every page has. */
export const footerLinkLabels = {
  x: "X",
  youtube: "YouTube",
  facebook: "Facebook",
  telegram: "Telegram",
  "whitepaper-pdf": "Guapcoin Whitepaper",
  "development-updates": "Development Updates",
  instagram: "Instagram",
  discord: "Discord",
} as const satisfies Record<FooterLinkId, string>
