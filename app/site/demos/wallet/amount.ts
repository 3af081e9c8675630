import { unitsPerCoin } from "#content/facts/wallet-demo.ts"

const places = 8

export type AmountProblem = "empty" | "format" | "decimals"

/**
 * Reads what somebody typed as an amount of coins. Only digits and one dot: a comma means thousands to some readers and
 * a fraction to others, so it is asked about instead of guessed.
 *
 * @returns the amount in units of 1/100,000,000 coin
 */
export function readAmount(text: string): { units: bigint } | { problem: AmountProblem } {
  const value = text.trim()
  if (value === "") return { problem: "empty" }
  const [, whole = "", fraction = ""] = /^(\d*)(?:\.(\d*))?$/.exec(value) ?? []
  if (whole + fraction === "") return { problem: "format" }
  if (fraction.length > places) return { problem: "decimals" }
  return { units: BigInt(whole + fraction.padEnd(places, "0")) }
}

/** An amount as a person types it: '121.8375'. */
export function typedAmount(units: bigint): string {
  const fraction = String(units % unitsPerCoin).padStart(places, "0")
  return `${units / unitsPerCoin}.${fraction}`.replace(/\.?0+$/, "")
}

/** An amount to read: '1,240.73'. Never rounded up, and what is less than a hundredth of a coin keeps all its places. */
export function amountText(units: bigint, locale: string): string {
  const digits = units > 0n && units < unitsPerCoin / 100n ? places : 2
  const shown = Number(units / 10n ** BigInt(places - digits)) / 10 ** digits
  return shown.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
