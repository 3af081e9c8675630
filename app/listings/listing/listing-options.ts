/** Only `listed` listings are in the directory. `merged` is final: the page redirects to the remaining listing. */
export const listingStatuses = ["listed", "hidden", "closed", "archived", "withdrawn", "merged"] as const
export type ListingStatus = (typeof listingStatuses)[number]

/** Why staff hide a listing. The code is stored; the texts that visitors may read are in the content files. */
export const hidingReasons = [
  "fraud",
  "wrong-payment-address",
  "does-not-accept",
  "wrong-facts",
  "asked-by-owner",
  "other",
] as const
export type HidingReason = (typeof hidingReasons)[number]

/** How much of a pin is public: the exact pin, its surroundings, or nothing (for people who work at home). */
export const pinPrecisions = ["exact", "about", "hidden"] as const
/** Precision of a listing's location in the directory: the exact pin, the pin's surroundings, or the middle of the town. */
export const spotKinds = ["exact", "about", "town"] as const
export type SpotKind = (typeof spotKinds)[number]

/** How a listing was created. */
export const listingSources = ["application", "staff", "import"] as const

/** Who changes a listing. */
export const listingActors = ["owner", "staff", "system"] as const

/** Who confirmed that a business accepts the coin; an approval counts as a confirmation. */
export const confirmers = ["owner", "staff", "approval"] as const

/**
 * Verification status, in the sort order of the directory. It follows from the age of the newest confirmation; listings
 * that visitors doubt sort behind ageing ones. Unconfirmed listings keep their pages and leave the lists.
 */
export const verificationStates = ["confirmed", "ageing", "doubtful", "unconfirmed"] as const
export type Verification = (typeof verificationStates)[number]

/** What a report is about: that the business accepts the coin, or that the listing's details are right. */
export const evidenceFacts = ["accepts", "details"] as const
/** Who made the report. */
export const evidenceSources = ["owner", "staff", "visitor"] as const
/** How the owner was asked, or how staff know. */
export const evidenceWays = ["mail", "call", "visit", "message"] as const
export type EvidenceWay = (typeof evidenceWays)[number]

/** Answers of a visitor's report. Fixed choices, because free text leads to endless disputes. */
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
/** All answers; the last three are for owners and staff. */
export const evidenceAnswers = [...reportAnswers, "yes", "no", "no-answer"] as const
export const evidenceNoteLength = 500

/** Old and new value by field. */
export type ListingChanges = Record<string, [before: FactValue, after: FactValue]>
export type FactValue = string | number | boolean | null

/** What a link mailed to an owner does: `open` signs in to all listings of the mailbox, `confirm` confirms one listing. */
export const ownerLinkPurposes = ["open", "confirm"] as const
export type OwnerLinkPurpose = (typeof ownerLinkPurposes)[number]

/** Status of a change that an owner proposed; `stale`: the listing changed before staff reviewed the proposal. */
export const editStatuses = ["proposed", "applied", "refused", "stale"] as const

/** Networks whose coins a business accepts: one, or both. */
export const acceptedNetworks = ["L1", "L2", "both"] as const
export type AcceptedNetwork = (typeof acceptedNetworks)[number]

/**
 * Text fields that only owners fill in, with their maximum lengths in characters. A new field needs an entry here, a
 * column of `listings`, and its texts in content/en/listing-owners.ts and merchant-pages.ts.
 */
export const extraTexts = { languages: 200, landmark: 200 } as const
export type ExtraText = keyof typeof extraTexts
export const extraTextNames = Object.keys(extraTexts) as ExtraText[]

/** Maximum lengths in characters of the facts that only owners add. */
export const extraLengths = {
  ...extraTexts,
  openingHours: 250,
  closures: 400,
  whatsapp: 40,
  socialLinks: 650,
  locality: 100,
  pin: 20,
} as const
/** Maximum lengths in characters of one link and of one note. */
export const socialLinkLength = 200
export const closureNoteLength = 80
export const mostSocialLinks = 3

/** Only `public` pictures are shown; `waiting` ones still need a staff review. */
export const pictureStatuses = ["waiting", "public", "refused"] as const
/** Maximum per listing, including waiting ones. */
export const mostPictures = 4
/** Maximum length in characters of a picture's alternative text. */
export const pictureAltLength = 200

/** A payment address with the time of its change and who made it, as stored in another listing's row; times are text. */
export type StoredTerms = {
  walletAddress: string | null
  walletChangedAt: string | null
  walletChangedBy: string | null
  walletNeedsYes: boolean
  walletAgreedAt: string | null
  walletAgreedBy: string | null
}
