/** Characters; the database's column is as long. */
export const passkeyNameLength = 60
