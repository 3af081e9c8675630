import { expect, test } from "vitest"
import { excerptOf } from "./excerpt.server.ts"

test("a short text is not cut and has no ellipsis", () => {
  expect(excerptOf("We sell cloth.")).toBe("We sell cloth.")
  expect(excerptOf("x".repeat(120))).toBe("x".repeat(120))
})

test("a long text ends after 120 characters, and an emoji counts as one", () => {
  expect(excerptOf("x".repeat(121))).toBe(`${"x".repeat(120)}…`)
  expect(excerptOf("🎉".repeat(200))).toBe(`${"🎉".repeat(120)}…`)
})

test.each([
  [
    "emphasis and links",
    "We *really* like [this **shop**](https://shop.example).",
    "We really like this shop.",
  ],
  ["headings, lists and quotes", "# Title\n\n- one\n- two\n\n> said", "Title one two said"],
  ["escaped signs", "5 \\* 4, snake\\_case\\\nnext \\<b\\>", "5 * 4, snake_case next <b>"],
  [
    "tables and rules",
    "Prices:\n\n| a | b |\n|:-:|--:|\n| 1 | 2 |\n\n---\n\nThe end.",
    "Prices: a b 1 2 The end.",
  ],
  ["line breaks", "one\ntwo\n\nthree", "one two three"],
])("Markdown becomes plain text: %s", (_, markdown, text) => {
  expect(excerptOf(markdown)).toBe(text)
})
