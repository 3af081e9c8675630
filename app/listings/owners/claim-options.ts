/** Why somebody claims a listing; `moved`: the present owner has a new mailbox and says so on the owner's page. */
export const claimSituations = ["bought", "lost-mailbox", "staff-added", "moved"] as const
export type ClaimSituation = (typeof claimSituations)[number]

/** While `unconfirmed`, only the claimer knows of the claim; while `open`, staff decide. */
export const claimStatuses = ["unconfirmed", "open", "granted", "refused", "withdrawn", "expired"] as const

/** How staff verified the claim; `agreed`: the address on file handed the listing over by its own link. */
export const claimChecks = ["call", "site", "agreed", "other"] as const
export type ClaimCheck = (typeof claimChecks)[number]

export const claimNoteLength = 500
/** After this many unsuccessful checks a claim can only be refused. */
export const mostClaimAttempts = 5
