/** Limits of the subscription to town halls, in characters. */
export const townHallLimits = { fullNameMin: 2, fullName: 100, email: 254, consentVersion: 20 } as const
