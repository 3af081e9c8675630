import { type AmountProblem, decimalText, readPayAmount, withoutZeros } from "#app/payments/amount.ts"
import { site } from "#content/en/site.ts"

/** ISO 4217 codes known to the server. */
export const currencies = Intl.supportedValuesOf("currency")
export const isCurrency = (code: string): boolean => currencies.includes(code)

/** Decimals of a currency: 2 for NGN, 0 for UGX. */
export const minorDigitsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 0

/**
 * Parses a price typed by a cashier with the rules of readPayAmount. Refuses more
 * decimals than the currency has, even zeros: '1.000' means a thousand in some countries.
 *
 * @returns the price in the smallest unit of the currency, always positive
 */
export function readPrice(
  typed: string,
  currency: string,
): { minor: bigint } | { problem: AmountProblem | "missing" } {
  const read = readPayAmount(typed)
  if ("problem" in read) return read
  if (read.micros === null) return { problem: "missing" }
  const digits = minorDigitsOf(currency)
  const [, fraction = ""] = /[.,](\d*)$/.exec(typed.trim()) ?? []
  if (fraction.length > digits) return { problem: "decimals" }
  return { minor: read.micros / 10n ** BigInt(6 - digits) }
}

/** '3085.00': machine-readable. */
export const plainMoney = (minor: number | bigint, currency: string): string =>
  decimalText(BigInt(minor), minorDigitsOf(currency))

/** 'NGN 3,085.00': with the code, since symbols such as $ are ambiguous. */
export function moneyText(minor: number | bigint, currency: string): string {
  // Intl formats a string exactly, but rounds a number to double precision.
  return moneyFormat(currency).format(plainMoney(minor, currency) as Intl.StringNumericLiteral)
}

const moneyFormat = (currency: string, maximumFractionDigits?: number) =>
  new Intl.NumberFormat(site.locale, {
    ...{ style: "currency", currency, currencyDisplay: "code" },
    ...(maximumFractionDigits && { maximumFractionDigits }),
  })

/** The value of one coin: 'NGN 250.00'. @param rate as stored, '250.00000000' */
export const rateText = (rate: string, currency: string): string =>
  moneyFormat(currency, 8).format(rate as Intl.StringNumericLiteral)

/** The rate as shown in its input field: '250' or '0.0125'. */
export const typedRate = withoutZeros
