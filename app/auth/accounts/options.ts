/** In characters. */
export const displayNameLength = 100

/** What a one-time link that went out by mail is for. */
export const accountLinkKinds = ["invitation", "password-reset"] as const
export type AccountLinkKind = (typeof accountLinkKinds)[number]
