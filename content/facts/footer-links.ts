import type { ExternalLink } from "./external-link.ts"

// Several links may have the same address; each can be changed alone. The Telegram invite is the one in the coin's own wallet
// (source of tag 2.3.2), not the newer one that only a third party's page shows.
export const telegram = "https://t.me/joinchat/T5pariFtRgCXLzPF"
/** As listed at WalletScrutiny, like the other accounts. */
export const youtube = "https://www.youtube.com/@GuapCoinOfficial"

/** The links on every page. In a separate file, so that a page with script does not load all other links. */
export const footerLinks = {
  x: { href: "https://twitter.com/guapcoin" },
  youtube: { href: youtube },
  facebook: { href: "https://www.facebook.com/guapcoinofficial" },
  telegram: { href: telegram },
  "whitepaper-pdf": { href: null },
  // The organization of GuapcoinX, not the older account of the coin: the newest public work is there.
  "development-updates": { href: "https://github.com/Guapcoin-Org" },
  // Two more that the coin's team may want to add.
  instagram: { href: null },
  discord: { href: null },
} as const satisfies Record<string, ExternalLink>

export type FooterLinkId = keyof typeof footerLinks

/** The social links in the footer. */
export const socialLinks = ["x", "youtube", "facebook", "telegram"] as const satisfies FooterLinkId[]
/** Added to the social links once they have an address. */
export const laterSocialLinks = ["instagram", "discord"] as const satisfies FooterLinkId[]
