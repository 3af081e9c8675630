import { unitsPerCoin } from "#content/facts/wallet-demo.ts"

const places = 8

export type AmountProblem = "empty" | "format" | "decimals"

/**
 * Parses an amount of coins. Only digits and one dot are accepted: a comma separates thousands for some readers and
 * decimals for others, so it is refused instead of guessed.
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

/** An amount as a visitor would type it: '121.8375'. */
export function typedAmount(units: bigint): string {
  const fraction = String(units % unitsPerCoin).padStart(places, "0")
  return `${units / unitsPerCoin}.${fraction}`.replace(/\.?0+$/, "")
}

/** An amount for display: '1,240.73'. Never rounded up; an amount below a hundredth of a coin keeps all decimals. */
export function amountText(units: bigint, locale: string): string {
  const digits = units > 0n && units < unitsPerCoin / 100n ? places : 2
  const shown = Number(units / 10n ** BigInt(places - digits)) / 10 ** digits
  return shown.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: digits })
}
