import { expect, test } from "vitest"
import { codeOf, codeOfWord, codesOf, optionsOf } from "./codes.ts"

const words = { ZZ: "Other", "food-service": "Restaurant/Food Service" }

test("codes keep their order", () => {
  expect(codesOf(words)).toEqual(["ZZ", "food-service"])
})

test.each([
  ["Other", "ZZ"],
  ["ZZ", "ZZ"],
  ["Restaurant/Food Service", "food-service"],
  ["other", undefined],
  ["", undefined],
  ["constructor", undefined],
  ["__proto__", undefined],
])("the code of %j is %j", (given, code) => {
  expect(codeOf(words, given)).toBe(code)
})

test("codeOfWord accepts only terms", () => {
  expect([codeOfWord(words, "Other"), codeOfWord(words, "ZZ")]).toEqual(["ZZ", undefined])
})

test("a select posts terms, whatever its labels", () => {
  expect(optionsOf(words, { ZZ: "Sonstige", "food-service": "Gastronomie" })).toEqual([
    { value: "Other", label: "Sonstige" },
    { value: "Restaurant/Food Service", label: "Gastronomie" },
  ])
})
