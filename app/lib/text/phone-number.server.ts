import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max"

// Server only: the numbering plans of all countries are 157 KB (docs/decisions/forms-and-abuse.md).

/** The maximum length of a number with its country code (E.164). Some numbering plans, such as Germany's, would accept more. */
const mostDigits = 15

/**
 * Parses a phone number: complete and in a range that is in use, otherwise undefined (two numbers, letters, a missing digit). 00
 * is the international prefix in most countries, and starts no national number.
 *
 * @param country ISO 3166 code for numbers typed without one; for a country without its own numbering plan, only numbers with a
 *   country code are read
 * @returns `international` for display, at most 40 characters, such as '+234 803 123 4567 ext. 5', and the national digits,
 *   which are the same however the number was typed
 */
export function readPhoneNumber(
  typed: string,
  country?: string,
): { international: string; national: string } | undefined {
  // Copied contacts contain invisible direction characters. NFKC converts full-width digits to ASCII.
  const text = typed
    .replace(/\p{Cf}/gu, "")
    .normalize("NFKC")
    .trim()
  const defaultCountry = country && isSupportedCountry(country) ? country : undefined
  for (const candidate of [text, text.replace(/^00/, "+")]) {
    const number = parsePhoneNumberFromString(candidate, { defaultCountry, extract: false })
    if (!number?.isValid() || !/^\d{0,7}$/.test(number.ext ?? "")) continue
    if (number.countryCallingCode.length + number.nationalNumber.length > mostDigits) continue
    // Some countries' formats have their own word for an extension, which other readers do not know.
    const international = number.format("INTERNATIONAL", {
      formatExtension: (main, ext) => `${main} ext. ${ext}`,
    })
    return { international, national: number.nationalNumber }
  }
}
