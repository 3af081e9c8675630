/** Limits of the town hall subscription, in characters. */
export const townHallLimits = { fullNameMin: 2, fullName: 100, email: 254, consentVersion: 20 } as const
