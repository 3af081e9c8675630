import type { FooterLinkId } from "../facts/footer-links.ts"

/** Text of a link besides its label. */
export const linkWords = {
  comingSoon: "Coming soon",
  visit: "Visit",
  opensNewTab: "opens in a new tab",
} as const

/** Labels of the links on every page. */
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

/** Links of the footer. External links have the id of links.ts; while one is not set, `href` is a page of this site. */
export const footer = {
  quickLinks: [
    { label: "Home", href: "/" },
    { label: "About Us", href: "/about" },
    { label: "Learn Crypto", href: "/learn" },
    { label: "Blog", href: "/blog" },
    { label: "FAQ", href: "/faq" },
  ],
  resources: [
    { label: "Wallet Setup", href: "/wallet" },
    { label: "Community Impact", href: "/community" },
    { label: "Merchant Directory", href: "/merchant-directory" },
    { label: "Whitepaper", link: "whitepaper-pdf", href: "/whitepapers" },
    { label: "Development Updates", link: "development-updates" },
  ],
  legal: [
    { label: "Privacy", href: "/privacy" },
    { label: "Terms", href: "/terms" },
    { label: "Contact", href: "/contact" },
    { label: "Facts", href: "/facts" },
  ],
} as const
