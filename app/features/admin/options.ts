/** What a one-time link that went out by mail is for. */
export const accountLinkKinds = ["invitation", "password-reset"] as const
export type AccountLinkKind = (typeof accountLinkKinds)[number]

/** Characters; the database's column is as long. */
export const passkeyNameLength = 60

/** Of a new password; OWASP ASVS 5.0, 6.2.1 and 6.2.9. A longer one than the maximum would only cost hashing time. */
export const passwordLength = { min: 12, max: 128 }
