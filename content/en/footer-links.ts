import type { ExternalLink } from "../external-link.ts"

/** What a link says about itself besides its label. */
export const linkWords = {
  comingSoon: "Coming soon",
  visit: "Visit",
  opensNewTab: "opens in a new tab",
} as const

// Where links were found; links.ts has the others.
export const none = "None found in public sources"
export const releaseSource = "Wallet source, tag 2.3.2"
export const readme = "GuapcoinX README"

// One address serves several links; each link keeps its own label and may part ways later.
// The invite of the coin's own wallet, not the newer one that only a third party's page shows.
export const telegram = "https://t.me/joinchat/T5pariFtRgCXLzPF"
export const youtube = "https://www.youtube.com/@GuapCoinOfficial"

/** The links that every page has, on their own: a page with script should not carry all others. */
export const footerLinks = {
  x: { label: "X", href: "https://twitter.com/guapcoin", source: "WalletScrutiny listing" },
  youtube: { label: "YouTube", href: youtube, source: "WalletScrutiny listing" },
  facebook: {
    label: "Facebook",
    href: "https://www.facebook.com/guapcoinofficial",
    source: "WalletScrutiny listing",
  },
  telegram: { label: "Telegram", href: telegram, source: releaseSource },
  "whitepaper-pdf": { label: "Guapcoin Whitepaper", href: null, source: none },
  // The organization of GuapcoinX, not the older account of the coin: the newest public work happens there.
  "development-updates": {
    label: "Development Updates",
    href: "https://github.com/Guapcoin-Org",
    source: readme,
  },
  // Two more that the coin's team may want to add.
  instagram: { label: "Instagram", href: null, source: none },
  discord: { label: "Discord", href: null, source: none },
} as const satisfies Record<string, ExternalLink>

export type FooterLinkId = keyof typeof footerLinks

/** The footer's row of social links. */
export const socialLinks = ["x", "youtube", "facebook", "telegram"] as const satisfies FooterLinkId[]
/** They join the row once they have an address. */
export const laterSocialLinks = ["instagram", "discord"] as const satisfies FooterLinkId[]
