import { codesOf } from "#app/lib/text/codes.ts"
import { perLocale } from "#app/lib/text/per-locale.ts"
import { countryNames } from "#content/en/countries.ts"

/** The eight countries of the specification. 'ZZ', a user-assigned code in ISO 3166, means any other country. */
export const specifiedCountryWords = {
  US: "United States",
  CA: "Canada",
  GB: "United Kingdom",
  NG: "Nigeria",
  ZA: "South Africa",
  GH: "Ghana",
  KE: "Kenya",
  ZZ: "Other",
} as const

/** ISO 3166-1: the 249 codes of the Common Locale Data Repository 48. */
const isoCountries = [
  ["AD", "AE", "AF", "AG", "AI", "AL", "AM", "AO", "AQ", "AR", "AS", "AT", "AU", "AW"],
  ["AX", "AZ"],
  ["BA", "BB", "BD", "BE", "BF", "BG", "BH", "BI", "BJ", "BL", "BM", "BN", "BO", "BQ"],
  ["BR", "BS", "BT", "BV", "BW", "BY", "BZ"],
  ["CA", "CC", "CD", "CF", "CG", "CH", "CI", "CK", "CL", "CM", "CN", "CO", "CR", "CU"],
  ["CV", "CW", "CX", "CY", "CZ"],
  ["DE", "DJ", "DK", "DM", "DO", "DZ"],
  ["EC", "EE", "EG", "EH", "ER", "ES", "ET"],
  ["FI", "FJ", "FK", "FM", "FO", "FR"],
  ["GA", "GB", "GD", "GE", "GF", "GG", "GH", "GI", "GL", "GM", "GN", "GP", "GQ", "GR"],
  ["GS", "GT", "GU", "GW", "GY"],
  ["HK", "HM", "HN", "HR", "HT", "HU"],
  ["ID", "IE", "IL", "IM", "IN", "IO", "IQ", "IR", "IS", "IT"],
  ["JE", "JM", "JO", "JP"],
  ["KE", "KG", "KH", "KI", "KM", "KN", "KP", "KR", "KW", "KY", "KZ"],
  ["LA", "LB", "LC", "LI", "LK", "LR", "LS", "LT", "LU", "LV", "LY"],
  ["MA", "MC", "MD", "ME", "MF", "MG", "MH", "MK", "ML", "MM", "MN", "MO", "MP", "MQ"],
  ["MR", "MS", "MT", "MU", "MV", "MW", "MX", "MY", "MZ"],
  ["NA", "NC", "NE", "NF", "NG", "NI", "NL", "NO", "NP", "NR", "NU", "NZ"],
  ["OM"],
  ["PA", "PE", "PF", "PG", "PH", "PK", "PL", "PM", "PN", "PR", "PS", "PT", "PW", "PY"],
  ["QA"],
  ["RE", "RO", "RS", "RU", "RW"],
  ["SA", "SB", "SC", "SD", "SE", "SG", "SH", "SI", "SJ", "SK", "SL", "SM", "SN", "SO"],
  ["SR", "SS", "ST", "SV", "SX", "SY", "SZ"],
  ["TC", "TD", "TF", "TG", "TH", "TJ", "TK", "TL", "TM", "TN", "TO", "TR", "TT", "TV"],
  ["TW", "TZ"],
  ["UA", "UG", "UM", "US", "UY", "UZ"],
  ["VA", "VC", "VE", "VG", "VI", "VN", "VU"],
  ["WF", "WS"],
  ["YE", "YT"],
  ["ZA", "ZM", "ZW"],
] as const

export type Country = (typeof isoCountries)[number][number] | "ZZ"

/** Posted form values. The specification does not define values for the other countries: their codes are posted (docs/decisions/forms-and-abuse.md). */
export const countryWords = {
  ...(Object.fromEntries(isoCountries.flat().map((code) => [code, code])) as Record<Country, string>),
  ...specifiedCountryWords,
}

/** Options of a select: the countries of the specification, then the others by name, 'Other' last (ruling 25). */
export const countryOptions = perLocale((locale) => {
  const { compare } = new Intl.Collator(locale)
  const { ZZ, ...first } = specifiedCountryWords
  const others = isoCountries
    .flat()
    .filter((code) => !(code in first))
    .sort((one, other) => compare(countryNames[one], countryNames[other]))
  return [...codesOf(first), ...others, "ZZ" as const].map((code) => ({
    value: countryWords[code],
    label: countryNames[code],
  }))
})
