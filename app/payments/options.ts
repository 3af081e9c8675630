/** Assets paid on layer 2: GUAP is a token there, GUAPX is the native coin. Layer 1 has only GUAP. */
export const assets = ["guap", "guapx"] as const
export type Asset = (typeof assets)[number]

/** Decimals of Guapcoin (src/amount.h of its wallet). */
export const layer1Decimals = 8

/** Who assigned a transfer to a request: the rules, or the cashier. */
export const assigners = ["auto", "cashier"] as const

/** Decimals of an exchange rate: local currency units per coin. */
export const rateDecimals = 8

export const counterLimits = { label: 40, note: 60 } as const
