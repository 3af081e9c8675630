/**
 * Topics of a subscription: those of the newsletter, and one per awaited link (content/facts/awaited.ts). A launch topic
 * is removed with the mail that announces the launch (docs/decisions/content.md).
 */
export const newsletterTopics = [
  "news",
  "town-halls",
  "merchants",
  "when-intro-video",
  "when-metaverse-space",
  "when-resource-library",
  "when-whitepaper-pdf",
  "when-web-wallet",
  "when-guap-swap",
  "when-guap-dex",
] as const
export type NewsletterTopic = (typeof newsletterTopics)[number]

export const subscriberStatuses = ["pending", "confirmed", "unsubscribed"] as const
export type SubscriberStatus = (typeof subscriberStatuses)[number]

/** Where someone agreed: in the footer form, on the page /newsletter, or there for one launch notice. */
export const consentForms = ["footer", "page", "tell-me"] as const
export type ConsentForm = (typeof consentForms)[number]

/** Maximum text length in characters: the input's maxlength, the parser's limit, the column's width. */
export const newsletterLimits = { email: 254, consentVersion: 20 } as const

/** How long the link of a confirmation mail works, in days. */
export const confirmationDays = 7
