/** Why somebody claims a listing; `moved` is said by its owner, on the owner's page: their mailbox is another one now. */
export const claimSituations = ["bought", "lost-mailbox", "staff-added", "moved"] as const
export type ClaimSituation = (typeof claimSituations)[number]

/** Until its mailbox is confirmed nobody but the claimer hears of a claim; while it is `open`, staff decide. */
export const claimStatuses = ["unconfirmed", "open", "granted", "refused", "withdrawn", "expired"] as const

/** How staff made sure whose shop it is; `agreed`: the address on file handed it over by its own link. */
export const claimChecks = ["call", "site", "agreed", "other"] as const
export type ClaimCheck = (typeof claimChecks)[number]

export const claimNoteLength = 500
/** After so many checks that came to nothing a claim can only be refused. */
export const mostClaimAttempts = 5
