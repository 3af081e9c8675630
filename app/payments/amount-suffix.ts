import { divideUp, mostCoins } from "./amount.ts"

/**
 * An amount that no other open request of the same address asks for: the price in coins, and two digits behind it, the tail, by which
 * a payment names its request. Whole numbers all the way, in the smallest unit of the coin.
 */

/** Of a tail. It is never 00: a customer who drops it hits nobody's exact amount. */
const lastSuffix = 99

/** What is asked for without its tail, and what one step of the tail is worth. */
export type Price = { base: bigint; step: bigint }

/** What is sold, in the smallest unit of its currency. @property rate local units for one coin, times ten to the `rateDecimals` */
export type Sale = { minor: bigint; minorDigits: number; rate: bigint; rateDecimals: number }

/**
 * How a price is cut off, by how large it is, so that its tail is less than a thousandth of it: from ten coins on two decimals and
 * the tail in the two behind them, less than ten a digit further, less than one two further, and never more than six in all.
 */
const cuts = [
  { tenths: 100n, places: 4 },
  { tenths: 10n, places: 5 },
  { tenths: 1n, places: 6 },
] as const

/**
 * The price in coins, rounded up so that the shop never gets less.
 *
 * @param decimals of the coin, at least six
 * @returns a problem where a tail would be more than a thousandth, which takes a tenth of a coin, or nobody can have as much
 */
export function priceInCoins(sale: Sale, decimals: number): Price | { problem: "small" | "large" } {
  const coin = 10n ** BigInt(decimals)
  const dividend = sale.minor * 10n ** BigInt(sale.rateDecimals) * coin
  const units = divideUp(dividend, 10n ** BigInt(sale.minorDigits) * sale.rate)
  if (units > mostCoins * coin) return { problem: "large" }
  for (const { tenths, places } of cuts) {
    const step = 10n ** BigInt(decimals - places)
    const base = divideUp(units, 100n * step) * 100n * step
    if (base * 10n >= tenths * coin) return { base, step }
  }
  return { problem: "small" }
}

/** @param tail 1 to 99 */
export const askedWith = ({ base, step }: Price, suffix: number): bigint => base + BigInt(suffix) * step

/** The smallest and the largest amount that a price is asked for with. */
export const spanOf = (price: Price) => ({ from: askedWith(price, 1), to: askedWith(price, lastSuffix) })

/**
 * The amounts to try, one after the other: those that were never asked for, then the one that was asked for longest ago. So a second
 * payment of an old request does not pay a new one.
 *
 * @param used amounts of this price that were asked for, each with when it was last
 */
export function amountsInTurn(price: Price, used: readonly { asked: bigint; lastAt: Date }[]): bigint[] {
  const lastUse = new Map(used.map(({ asked, lastAt }) => [asked, lastAt.getTime()]))
  const neverUsed = Number.NEGATIVE_INFINITY
  const order = (asked: bigint) => lastUse.get(asked) ?? neverUsed
  return Array.from({ length: lastSuffix }, (_, index) => askedWith(price, index + 1)).toSorted(
    (a, b) => Math.sign(order(a) - order(b) || 0) || (a < b ? -1 : 1),
  )
}
