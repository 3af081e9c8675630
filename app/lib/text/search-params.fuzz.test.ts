import fc from "fast-check"
import { expect, test } from "vitest"
import { controlCharacters } from "../form/clean-text.ts"
import { readText } from "./search-params.ts"

test("a query parameter is short, on one line and without characters that the database refuses", () => {
  const sent = fc.oneof(
    fc.string({ unit: "binary", maxLength: 300 }),
    fc.string({ unit: "grapheme", maxLength: 300 }),
  )
  fc.assert(
    fc.property(sent, fc.integer({ min: 1, max: 100 }), (text, max) => {
      // As a request carries it: half of a surrogate pair cannot be encoded.
      const read = readText(new URLSearchParams([["q", text]]), "q", max)
      expect(read.length).toBeLessThanOrEqual(max)
      expect(controlCharacters.test(read)).toBe(false)
      expect(read).not.toMatch(/[\n\r\t]/)
      expect(read.isWellFormed()).toBe(true)
    }),
    { numRuns: 2000, seed: 1 },
  )
})
