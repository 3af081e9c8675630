/** What a subscriber can choose to hear about; the words are what is stored. */
export const newsletterTopics = ["news", "town halls", "merchants"] as const
export type NewsletterTopic = (typeof newsletterTopics)[number]

export const subscriberStatuses = ["pending", "confirmed", "unsubscribed"] as const
export type SubscriberStatus = (typeof subscriberStatuses)[number]

/** Where somebody agreed: in the box of the footer, or on the page /newsletter. */
export const consentForms = ["footer", "page"] as const
export type ConsentForm = (typeof consentForms)[number]

/** Longest accepted text, in characters: the input's maxlength, the parser's limit, the column's width. */
export const newsletterLimits = { email: 254, consentVersion: 20 } as const

/** How long the link of a confirmation mail works. */
export const confirmationDays = 7
