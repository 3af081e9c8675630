/** How long the links in mails to owners work: the one that opens their page, and those that can only confirm. */
export const openMinutes = 30
export const confirmDays = 30
