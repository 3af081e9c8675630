/** Lifetime of a link to the owner's pages; below, that of the other mailed links. */
export const openMinutes = 30
/** Lifetime of the link in the mail about the approval, which the owner may read days later. */
export const welcomeDays = 7
export const confirmDays = 30
