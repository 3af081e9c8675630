/** In characters. */
export const displayNameLength = 100

/** Purpose of a mailed one-time link. */
export const accountLinkKinds = ["invitation", "password-reset"] as const
export type AccountLinkKind = (typeof accountLinkKinds)[number]
