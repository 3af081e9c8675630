import { countryNames } from "#content/en/countries.ts"

/**
 * A chosen town where nobody looks it up: 'gh/sekondi-takoradi' is 'Sekondi Takoradi, Ghana'. Its own letters are in `places`.
 */
export function townOfCode(code: string): string {
  const [country = "", slug = ""] = code.split("/")
  const name = slug.replaceAll(/(^|-)(.)/g, (_, hyphen, letter) => (hyphen && " ") + letter.toUpperCase())
  return `${name}, ${countryNames[country.toUpperCase() as keyof typeof countryNames] ?? country}`
}
