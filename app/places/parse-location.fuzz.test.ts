import fc from "fast-check"
import { expect, test } from "vitest"
import { completePlusCode, parseLocation } from "./parse-location.ts"

const runs = { numRuns: 5000, seed: 1 }
const piece = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.stringMatching(/^[23456789CFGHJMPQRVWX0+]{1,16}$/),
  fc.double().map(String),
  fc.constantFrom(
    "geo:",
    "https://",
    "maps.google.com/",
    "?q=",
    "!3d",
    "!4d",
    "/@",
    ",",
    ";",
    " ",
    "°",
    "'",
    "N",
    "%",
    "+",
  ),
)

test("any pasted text is parsed as a position or refused", () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const parsed = parseLocation(pieces.join(""))
      if (parsed.kind === "needs-town") completePlusCode(parsed.code, { latitude: 5.6, longitude: -0.2 })
      if (parsed.kind !== "found") return
      const { latitude, longitude } = parsed.point
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
    }),
    runs,
  )
})

test("long texts are parsed quickly", () => {
  for (const text of [
    "1".repeat(20_000),
    "1°".repeat(10_000),
    "https://a/".repeat(2_000),
    `${"2".repeat(20_000)}+`,
  ]) {
    const start = performance.now()
    parseLocation(text)
    expect(performance.now() - start, text.slice(0, 5)).toBeLessThan(2000)
  }
})
