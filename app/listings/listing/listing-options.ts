/** Only `listed` is in the directory. `merged` is final: the page leads to the listing that stays. */
export const listingStatuses = ["listed", "hidden", "closed", "archived", "withdrawn", "merged"] as const
export type ListingStatus = (typeof listingStatuses)[number]

/** Why staff take a listing out of the directory. It is stored; what a visitor may read of it is in words. */
export const hidingReasons = [
  "fraud",
  "wrong-payment-address",
  "does-not-accept",
  "wrong-facts",
  "asked-by-owner",
  "other",
] as const
export type HidingReason = (typeof hidingReasons)[number]

/** How much of a pin everybody may see: all of it, its surroundings, or none, for people who work at home. */
export const pinPrecisions = ["exact", "about", "hidden"] as const
/** What the directory knows of where a listing is: its pin, the pin's surroundings, or the middle of its town. */
export const spotKinds = ["exact", "about", "town"] as const
export type SpotKind = (typeof spotKinds)[number]

/** Where a listing came from. */
export const listingSources = ["application", "staff", "import"] as const

/** Who changes a listing. */
export const listingActors = ["owner", "staff", "system"] as const

/** Whose word it is that a business takes the coin; an approval counts as one. */
export const confirmers = ["owner", "staff", "approval"] as const

/**
 * How sure that is, in the order of the directory: by the age of the newest evidence that counts, and behind the ageing ones
 * those that visitors doubt. Unconfirmed ones keep their pages and leave the lists.
 */
export const freshnessStates = ["confirmed", "ageing", "doubtful", "unconfirmed"] as const
export type Freshness = (typeof freshnessStates)[number]

/** What evidence is of: that the business takes the coin, or that what the listing says of it is right. */
export const evidenceFacts = ["accepts", "details"] as const
/** Whose word it is. */
export const evidenceSources = ["owner", "staff", "visitor"] as const
/** How an owner was asked, or how staff know. */
export const evidenceWays = ["mail", "call", "visit", "message"] as const
export type EvidenceWay = (typeof evidenceWays)[number]

/** What a visitor can report: fixed answers, because free words are disputed for ever. */
export const reportAnswers = [
  "paid",
  "asked-yes",
  "asked-no",
  "tried-failed",
  "closed",
  "moved",
  "wrong-details",
  "fraud",
] as const
export type ReportAnswer = (typeof reportAnswers)[number]
/** All answers that evidence can be; the last three are the owner's and the staff's. */
export const evidenceAnswers = [...reportAnswers, "yes", "no", "no-answer"] as const
export const evidenceNoteLength = 500

/** What a field was and what it became. */
export type ListingChanges = Record<string, [before: FactValue, after: FactValue]>
export type FactValue = string | number | boolean | null

/** What a link that was mailed to an owner does: opens all listings of the mailbox, or confirms one of them. */
export const ownerLinkPurposes = ["open", "confirm"] as const
export type OwnerLinkPurpose = (typeof ownerLinkPurposes)[number]

/** What became of a change that an owner asked for; `stale`: the listing said something else by the time staff looked. */
export const editStatuses = ["proposed", "applied", "refused", "stale"] as const

/** What the till takes: coins of one network, or of both. */
export const acceptedNetworks = ["L1", "L2", "both"] as const
export type AcceptedNetwork = (typeof acceptedNetworks)[number]

/**
 * Lines of text that only owners add, and how many characters each may have. A further one is a line here, a column of
 * `listings`, and its words in content/en/listing-owners.ts and merchant-pages.ts.
 */
export const extraTexts = { languages: 200, landmark: 200 } as const
export type ExtraText = keyof typeof extraTexts
export const extraTextNames = Object.keys(extraTexts) as ExtraText[]

/** Characters of what only owners add. */
export const extraLengths = {
  ...extraTexts,
  openingHours: 250,
  closures: 400,
  whatsapp: 40,
  socialLinks: 650,
  locality: 100,
  pin: 20,
} as const
/** Of each link and each note. */
export const socialLinkLength = 200
export const closureNoteLength = 80
export const mostSocialLinks = 3

/** Only `public` ones are shown; `waiting` ones have not been seen by staff. */
export const pictureStatuses = ["waiting", "public", "refused"] as const
/** Of one listing, those that wait included. */
export const mostPictures = 4
/** Characters of what is to be seen on one. */
export const pictureAltLength = 200

/** A payment address, since when it is that one, and who decided: as a row keeps it of another one, times as text. */
export type StoredTerms = {
  walletAddress: string | null
  walletChangedAt: string | null
  walletChangedBy: string | null
  walletNeedsYes: boolean
  walletAgreedAt: string | null
  walletAgreedBy: string | null
}
