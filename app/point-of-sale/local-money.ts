import { type AmountProblem, decimalText, readPayAmount, withoutZeros } from "#app/payments/amount.ts"
import { site } from "#content/en/site.ts"

/** ISO 4217, as the server knows them. */
export const currencies = Intl.supportedValuesOf("currency")
export const isCurrency = (code: string): boolean => currencies.includes(code)

/** Digits of its smaller unit: 2 for NGN, none for UGX. */
export const minorDigitsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits ?? 0

/**
 * Reads a price as a cashier types it, by the rules of an amount of coins (readPayAmount). A third digit behind the sign is refused in a
 * currency with two, also a zero: '1.000' is a thousand for some.
 *
 * @returns the price in the smallest unit of the currency, more than nothing
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

/** '3085.00': as programs read it. */
export const plainMoney = (minor: number | bigint, currency: string): string =>
  decimalText(BigInt(minor), minorDigitsOf(currency))

/** 'NGN 3,085.00': with the code, since a sign such as $ names many. */
export function moneyText(minor: number | bigint, currency: string): string {
  // A text, which is formatted digit by digit; a number is rounded to what it can hold.
  return moneyFormat(currency).format(plainMoney(minor, currency) as Intl.StringNumericLiteral)
}

const moneyFormat = (currency: string, maximumFractionDigits?: number) =>
  new Intl.NumberFormat(site.locale, {
    ...{ style: "currency", currency, currencyDisplay: "code" },
    ...(maximumFractionDigits && { maximumFractionDigits }),
  })

/** What a coin is worth: 'NGN 250.00'. @param rate as the database has it, '250.00000000' */
export const rateText = (rate: string, currency: string): string =>
  moneyFormat(currency, 8).format(rate as Intl.StringNumericLiteral)

/** The rate in the field that it was typed into: '250' or '0.0125'. */
export const typedRate = withoutZeros
