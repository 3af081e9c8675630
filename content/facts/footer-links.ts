import type { ExternalLink } from "./external-link.ts"

// One address serves several links; each may part ways later.
// The invite of the coin's own wallet (source of tag 2.3.2), not the newer one that only a third party's page shows.
export const telegram = "https://t.me/joinchat/T5pariFtRgCXLzPF"
/** By its listing at WalletScrutiny, as the other accounts. */
export const youtube = "https://www.youtube.com/@GuapCoinOfficial"

/** The links that every page has, on their own: a page with script should not carry all others. */
export const footerLinks = {
  x: { href: "https://twitter.com/guapcoin" },
  youtube: { href: youtube },
  facebook: { href: "https://www.facebook.com/guapcoinofficial" },
  telegram: { href: telegram },
  "whitepaper-pdf": { href: null },
  // The organization of GuapcoinX, not the older account of the coin: the newest public work happens there.
  "development-updates": { href: "https://github.com/Guapcoin-Org" },
  // Two more that the coin's team may want to add.
  instagram: { href: null },
  discord: { href: null },
} as const satisfies Record<string, ExternalLink>

export type FooterLinkId = keyof typeof footerLinks

/** The footer's row of social links. */
export const socialLinks = ["x", "youtube", "facebook", "telegram"] as const satisfies FooterLinkId[]
/** They join the row once they have an address. */
export const laterSocialLinks = ["instagram", "discord"] as const satisfies FooterLinkId[]
