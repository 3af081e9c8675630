import { exchangeTerms, stakeTerms } from "#content/facts/wallet-demo.ts"
import { type AmountProblem, amountText, readAmount } from "./amount.ts"
import { clothPath } from "./staking-cloth.ts"

/** Result of an amount: figures by name, formatted for display, or a problem. */
export type Calculation<Figure extends string, Problem extends string> =
  | { figures: Record<Figure, string>; problem?: undefined }
  | { figures?: undefined; problem: Problem }

/** Shown instead of a figure while the amount is invalid. */
export const noFigure = "..."

/** @param pay as typed, in BTC */
export function calculateExchange(
  pay: string,
  locale: string,
): Calculation<"receive", AmountProblem | "fee" | "most"> {
  const amount = readAmount(pay)
  if ("problem" in amount) return amount
  const { guapPerBtc, feeUnits, mostUnits } = exchangeTerms
  if (amount.units <= feeUnits) return { problem: "fee" }
  if (amount.units > mostUnits) return { problem: "most" }
  return { figures: { receive: amountText((amount.units - feeUnits) * guapPerBtc, locale) } }
}

/**
 * Earnings in equal monthly parts, without compounding: a year earns exactly the yearly rate, and 100 GUAP earn 0.60 a
 * month, as docs/rulings.md says.
 *
 * @param stake as typed, in GUAP
 */
export function calculateStake(
  stake: string,
  locale: string,
): Calculation<"month" | "halfYear" | "year" | "fee" | "cloth", AmountProblem | "zero" | "balance"> {
  const amount = readAmount(stake)
  if ("problem" in amount) return amount
  const { units } = amount
  const { balanceUnits, yieldPer10000, earlyFeePer1000 } = stakeTerms
  if (units === 0n) return { problem: "zero" }
  if (units > balanceUnits) return { problem: "balance" }
  const after = (months: bigint) => amountText((units * yieldPer10000 * months) / 120_000n, locale)
  return {
    figures: {
      month: after(1n),
      halfYear: after(6n),
      year: after(12n),
      fee: amountText((units * earlyFeePer1000) / 1000n, locale),
      cloth: clothPath(Number(units) / Number(balanceUnits)),
    },
  }
}
