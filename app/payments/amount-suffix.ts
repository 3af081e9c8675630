import { divideUp, mostCoins } from "./amount.ts"

/**
 * Unique payment amounts: no two open requests of one address have the same amount. The amount is the price in coins
 * plus a two-digit suffix that identifies the request. All arithmetic is in bigints, in the smallest unit of the coin.
 */

/** Suffixes run from 1. 00 is not used: a customer who drops the suffix must not match another request exactly. */
const lastSuffix = 99

/** `base`: the price without the suffix. `step`: the value of one suffix step. Both are in the smallest unit of the coin. */
export type Price = { base: bigint; step: bigint }

/**
 * What is sold, in the smallest unit of its currency.
 *
 * @property rate local currency units per coin, times ten to the `rateDecimals`
 */
export type Sale = { minor: bigint; minorDigits: number; rate: bigint; rateDecimals: number }

/**
 * Decimals left after rounding the price, by its size, so that the suffix stays below a thousandth of it. From 10
 * coins: two decimals for the price and two for the suffix; from 1 coin: three and two; from 0.1 coin: four and two.
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
 * @returns the problem `small` below a tenth of a coin, where the suffix would exceed a thousandth; `large` above `mostCoins`
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

/** @param suffix 1 to 99 */
export const askedWith = ({ base, step }: Price, suffix: number): bigint => base + BigInt(suffix) * step

/** The smallest and the largest amount that can be requested for a price. */
export const spanOf = (price: Price) => ({ from: askedWith(price, 1), to: askedWith(price, lastSuffix) })

/**
 * The order in which to try the amounts of a price: unused ones first, then the least
 * recently used. A second payment of an old request therefore rarely matches a new one.
 *
 * @param used amounts of this price that were requested before, each with the time of the last use
 */
export function amountsInTurn(price: Price, used: readonly { asked: bigint; lastAt: Date }[]): bigint[] {
  const lastUse = new Map(used.map(({ asked, lastAt }) => [asked, lastAt.getTime()]))
  const neverUsed = Number.NEGATIVE_INFINITY
  const order = (asked: bigint) => lastUse.get(asked) ?? neverUsed
  return Array.from({ length: lastSuffix }, (_, index) => askedWith(price, index + 1)).toSorted(
    (a, b) => Math.sign(order(a) - order(b) || 0) || (a < b ? -1 : 1),
  )
}
