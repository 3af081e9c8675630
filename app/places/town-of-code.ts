import { countryNames } from "#content/en/countries.ts"

/**
 * The name of a town from its code, without a lookup: 'gh/sekondi-takoradi'
 * becomes 'Sekondi Takoradi, Ghana'. The exact spelling is in `places`.
 */
export function townOfCode(code: string): string {
  const [country = "", slug = ""] = code.split("/")
  const name = slug.replaceAll(/(^|-)(.)/g, (_, hyphen, letter) => (hyphen && " ") + letter.toUpperCase())
  return `${name}, ${countryNames[country.toUpperCase() as keyof typeof countryNames] ?? country}`
}
