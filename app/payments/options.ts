/** What is paid on layer 2: GUAP is a token there, GUAPX the coin of the network. On layer 1 there is only GUAP. */
export const assets = ["guap", "guapx"] as const
export type Asset = (typeof assets)[number]

/** Guapcoin, as its wallet counts (src/amount.h). */
export const layer1Decimals = 8

/** Who said to which request a transfer belongs: the rules, or the cashier. */
export const assigners = ["auto", "cashier"] as const

/** Digits behind the point of a rate, which says what one coin is worth in the shop's currency. */
export const rateDecimals = 8

export const counterLimits = { label: 40, note: 60 } as const
