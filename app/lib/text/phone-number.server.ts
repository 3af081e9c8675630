import { isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/max"

// On the server alone: the numbering plans of all countries are 157 KB (decision 32).

/** The most that a number has anywhere, with the digits of its country (E.164). Some plans, such as Germany's, would take more. */
const mostDigits = 15

/**
 * The number a text stands for, whole and in a range that is in use, or undefined: two numbers, letters, a number with a
 * digit too few. 00 begins a number of another country in most places, and nowhere one of the own.
 *
 * @param country its ISO 3166 code, for what was typed without one; of a country without numbers of its own, only what
 * names its country is read
 * @returns `international` as people read it, at most 40 characters, such as '+234 803 123 4567 ext. 5', and the digits
 * behind the country's own, which are the same however it was typed
 */
export function readPhoneNumber(
  typed: string,
  country?: string,
): { international: string; national: string } | undefined {
  // Contacts are copied with marks of direction, which nobody sees. Digits of full width become ours.
  const text = typed
    .replace(/\p{Cf}/gu, "")
    .normalize("NFKC")
    .trim()
  const defaultCountry = country && isSupportedCountry(country) ? country : undefined
  for (const candidate of [text, text.replace(/^00/, "+")]) {
    const number = parsePhoneNumberFromString(candidate, { defaultCountry, extract: false })
    if (!number?.isValid() || !/^\d{0,7}$/.test(number.ext ?? "")) continue
    if (number.countryCallingCode.length + number.nationalNumber.length > mostDigits) continue
    // Some countries' plans have a word of their own for an extension, which nobody else reads.
    const international = number.format("INTERNATIONAL", {
      formatExtension: (main, ext) => `${main} ext. ${ext}`,
    })
    return { international, national: number.nationalNumber }
  }
}
