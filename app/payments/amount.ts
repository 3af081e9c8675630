const places = 6
/** More whole digits no wallet of layer 1 reads beside eight decimals, and no coin has as many. */
const mostWholeDigits = 10
/** Whole coins: the largest amount that anybody is asked for. */
export const mostCoins = 10n ** BigInt(mostWholeDigits) - 1n
/** The longest text that can be an amount, with some zeros that a device or a person put in front. */
export const longestAmount = 24

export type AmountProblem = "format" | "ambiguous" | "decimals" | "zero" | "large"

/** An amount in millionths of a coin, more than nothing; null where none was typed. */
export type Micros = bigint | null

/**
 * Reads what somebody typed as an amount to pay: digits with at most one sign between whole coins and parts, a dot or a comma. What
 * groups digits is refused and never guessed at, also what may do so ('1,000' is one for some and a thousand for others), and so are digits of other scripts, signs and powers of ten.
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

/** '3085.00': so many of the smallest unit, with all the digits behind the point, without groups. */
export function decimalText(units: bigint, decimals: number): string {
  const digits = String(units).padStart(decimals + 1, "0")
  const point = digits.length - decimals
  return decimals === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`
}

/** '250' of '250.00000000', and '0.0125' of '0.01250000': without the zeros that a fraction ends with. */
export const withoutZeros = (decimal: string): string => decimal.replace(/\.0*$|(?<=\.\d*[1-9])0+$/, "")

/** '12.3407': coins as wallets write them, from their smallest unit. */
export const coinText = (units: bigint, decimals: number): string =>
  withoutZeros(decimalText(units, decimals))

/** An amount as the page, its addresses and wallets of layer 1 write it: '12.5', without groups. */
export const amountText = (micros: bigint): string => coinText(micros, places)

/** In the smallest unit of a coin with so many decimals. */
export const inSmallestUnit = (micros: bigint, decimals: number): bigint =>
  micros * 10n ** BigInt(decimals - places)

/** Rounded up, of numbers that are not negative. */
export const divideUp = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor
