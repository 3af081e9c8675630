import { expect, test } from "vitest"
import { type Country, countryWords } from "./countries.ts"
import { currencyOf } from "./currencies.ts"

test.each([
  ["GH", "GHS"],
  ["NG", "NGN"],
  ["KE", "KES"],
  ["SN", "XOF"],
  ["CM", "XAF"],
  ["US", "USD"],
  ["GB", "GBP"],
  ["FR", "EUR"],
  ["JM", "JMD"],
  ["ZZ", undefined],
  [null, undefined],
] as const)("the currency of %s is %s", (country, currency) => {
  expect(currencyOf(country)).toBe(currency)
})

test("the server can format each currency, and only four entries have none", () => {
  const countries = Object.keys(countryWords) as Country[]
  const known = Intl.supportedValuesOf("currency")
  const used = countries.map((country) => currencyOf(country))
  expect([...new Set(used)].filter((currency) => currency && !known.includes(currency))).toEqual([])
  expect(countries.filter((country) => !currencyOf(country)).toSorted()).toEqual(["AQ", "CW", "SX", "ZZ"])
})
