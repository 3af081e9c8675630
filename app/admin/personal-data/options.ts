/** The same as of every column with an email address. */
export const addressLength = 254
