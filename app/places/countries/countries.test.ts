import { expect, test } from "vitest"
import { codesOf } from "#app/lib/text/codes.ts"
import { countryNames } from "#content/en/countries.ts"
import { countryOptions, countryWords } from "./countries.ts"
import { packOptions, unpackOptions } from "./packed-options.ts"

const options = countryOptions()
const countries = codesOf(countryWords)
const labels = options.map(({ label }) => label)

test("the countries of the specification come first in its order, then the others by name, 'Other' last", () => {
  const first = ["United States", "Canada", "United Kingdom", "Nigeria", "South Africa", "Ghana", "Kenya"]
  expect(labels.slice(0, 7)).toEqual(first)
  expect(options.slice(0, 7).map(({ value }) => value)).toEqual(first)
  expect(options.at(-1)).toEqual({ value: "Other", label: "Other" })
  const others = labels.slice(7, -1)
  expect(others).toEqual(others.toSorted(new Intl.Collator("en").compare))
  expect(others.slice(0, 3)).toEqual(["Afghanistan", "Åland Islands", "Albania"])
  expect(others.indexOf("Côte d’Ivoire")).toBe(others.indexOf("Costa Rica") + 1)
})

test("each of the 249 codes of ISO 3166-1 has one name, and each name one code", () => {
  expect(countries).toHaveLength(249 + 1)
  expect(new Set(countries).size).toBe(250)
  expect(Object.keys(countryNames).toSorted()).toEqual(countries.toSorted())
  expect(new Set(labels).size).toBe(250)
  expect(new Set(Object.values(countryWords)).size).toBe(250)
})

test("the runtime knows a name for each code", () => {
  const known = new Intl.DisplayNames("en", { type: "region", fallback: "none" })
  for (const code of countries) if (code !== "ZZ") expect(known.of(code), code).toBeTruthy()
})

test("packing and unpacking a list returns the same list", () => {
  expect(unpackOptions(packOptions(options))).toEqual(options)
  expect(labels.filter((label) => /[|=]/.test(label))).toEqual([])
})
