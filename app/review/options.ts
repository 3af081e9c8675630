/** Maximum length of an internal note, in characters. */
export const noteLength = 2000
/** Maximum length of the reason for reopening, in characters. */
export const reopenReasonLength = 500

/** Maximum number of similar submissions shown per shared value. */
export const mostAlike = 3

/** Status of submissions that are read, not decided. */
export const readStatuses = ["unread", "read"] as const
export type ReadStatus = (typeof readStatuses)[number]

/** Maximum length of a sender's answer to a question, in characters. */
export const answerLength = 2000
