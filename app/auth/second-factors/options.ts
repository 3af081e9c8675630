/** In characters, like the database column. */
export const passkeyNameLength = 60
