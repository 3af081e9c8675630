/** Characters of a note that staff write for each other. */
export const noteLength = 2000
/** Of why a decision is reopened. */
export const reopenReasonLength = 500

/** So many are named of each thing that a submission has in common with others. */
export const mostAlike = 3

/** What staff read, and need not decide on. */
export const readStatuses = ["unread", "read"] as const
export type ReadStatus = (typeof readStatuses)[number]

/** Characters of what a sender answers to a question of the staff. */
export const answerLength = 2000
