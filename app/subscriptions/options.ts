/**
 * What a subscriber can choose to hear about: the newsletter's topics, and one for each thing that can be waited for
 * (content/facts/awaited.ts), which ends with the mail that tells of it (decision 48).
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

/** Where somebody agreed: in the box of the footer, on the page /newsletter, or there to be told of one thing. */
export const consentForms = ["footer", "page", "tell-me"] as const
export type ConsentForm = (typeof consentForms)[number]

/** Longest accepted text, in characters: the input's maxlength, the parser's limit, the column's width. */
export const newsletterLimits = { email: 254, consentVersion: 20 } as const

/** How long the link of a confirmation mail works. */
export const confirmationDays = 7
