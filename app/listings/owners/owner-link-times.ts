/** How long the links in mails to owners work: the one that opens their page, and those that can only confirm. */
export const openMinutes = 30
/** That of the mail which says that a shop is in the directory: its owner may read it days later. */
export const welcomeDays = 7
export const confirmDays = 30
