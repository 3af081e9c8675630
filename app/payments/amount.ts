const places = 6
/** Layer 1 wallets read at most ten whole digits beside eight decimals. No coin has a larger supply. */
const mostWholeDigits = 10
/** The largest amount that can be requested, in whole coins. */
export const mostCoins = 10n ** BigInt(mostWholeDigits) - 1n
/** Longest accepted text, in characters. Leaves space for leading zeros. */
export const longestAmount = 24

export type AmountProblem = "format" | "ambiguous" | "decimals" | "zero" | "large"

/** A positive amount in millionths of a coin; null if nothing was entered. */
export type Micros = bigint | null

/**
 * Parses a typed amount: ASCII digits with at most one decimal separator, a dot or a comma. Grouped
 * digits are refused, not guessed, and so is text that may be grouped: '1,000' is one in some
 * countries and a thousand in others. Digits of other scripts, signs and exponents are refused too.
 */
export function readPayAmount(text: string): { micros: Micros } | { problem: AmountProblem } {
  const value = text.trim()
  if (value === "") return { micros: null }
  const [, typed = "", fraction = ""] = /^(\d*)(?:[.,](\d*))?$/.exec(value) ?? []
  if (typed + fraction === "") return { problem: "format" }
  if (/^[1-9]\d{0,2},\d{3}$/.test(value)) return { problem: "ambiguous" }
  const whole = typed.replace(/^0+/, "")
  if (value.length > longestAmount || whole.length > mostWholeDigits) return { problem: "large" }
  if (fraction.length > places) return { problem: "decimals" }
  const micros = BigInt(whole + fraction.padEnd(places, "0"))
  return micros === 0n ? { problem: "zero" } : { micros }
}

/** '3085.00': an amount in the smallest unit as decimal text with all decimals, without grouping. */
export function decimalText(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, "0")
  const point = digits.length - decimals
  return decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
}

/** Removes trailing zeros of the fraction: '250.00000000' becomes '250', '0.01250000' becomes '0.0125'. */
export const withoutZeros = (decimal: string): string => decimal.replace(/\.0*$|(?<=\.\d*[1-9])0+$/, "")

/** '12.3407': an amount in the smallest unit as text in coins, in the format of wallets. */
export const coinText = (units: bigint, decimals: number): string =>
  withoutZeros(decimalText(units, decimals))

/** '12.5': an amount as text in coins without grouping, as pages, URLs and layer 1 wallets write it. */
export const amountText = (micros: bigint): string => coinText(micros, places)

export const inSmallestUnit = (micros: bigint, decimals: number): bigint =>
  micros * 10n ** BigInt(decimals - places)

/** Integer division, rounded up, of non-negative numbers. */
export const divideUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor
