import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { amountText, inSmallestUnit, longestAmount, readPayAmount } from "./amount.ts"

describe("readPayAmount and amountText", () => {
  test.each([
    ["1", 1_000_000n],
    ["12.5", 12_500_000n],
    ["12,5", 12_500_000n],
    [" 12.5 ", 12_500_000n],
    ["\u00a012.5\n", 12_500_000n],
    [".5", 500_000n],
    [",5", 500_000n],
    ["5.", 5_000_000n],
    ["5,", 5_000_000n],
    ["007", 7_000_000n],
    ["0.000001", 1n],
    ["0,000001", 1n],
    ["0,500", 500_000n],
    ["1.000", 1_000_000n],
    ["9999999999.999999", 9_999_999_999_999_999n],
    ["000000000000000000000001", 1_000_000n],
  ])("read %j as an amount", (text, micros) => {
    expect(readPayAmount(text)).toEqual({ micros })
  })

  test.each(["", " ", "\t\n", "\u00a0"])("read %j as no amount", (text) => {
    expect(readPayAmount(text)).toEqual({ micros: null })
  })

  test.each([
    [".", "format"],
    [",", "format"],
    ["-1", "format"],
    ["+1", "format"],
    ["\u22121", "format"],
    ["1e5", "format"],
    ["1E-2", "format"],
    ["0x10", "format"],
    ["NaN", "format"],
    ["Infinity", "format"],
    ["1.5.5", "format"],
    ["1,000,000", "format"],
    ["1,000", "ambiguous"],
    ["999,999", "ambiguous"],
    ["1.000.000", "format"],
    ["1,000.50", "format"],
    ["1.000,50", "format"],
    ["1 000", "format"],
    ["1\u00a0000", "format"],
    ["1\u202f000", "format"],
    ["1'000", "format"],
    ["1_000", "format"],
    ["1 .5", "format"],
    ["\u0661\u0662", "format"],
    ["\uff11", "format"],
    ["\u0967", "format"],
    ["1\u066b5", "format"],
    ["1\u200b0", "format"],
    ["5 GUAP", "format"],
    ["$5", "format"],
    ["\u00bd", "format"],
    ["1/2", "format"],
    ["<script>", "format"],
    ["1\u00000", "format"],
    ["0.0000001", "decimals"],
    ["1.0000000", "decimals"],
    ["0", "zero"],
    ["0.000000", "zero"],
    ["00,0", "zero"],
    ["10000000000", "large"],
    ["12345678901234567890", "large"],
    ["0000000000000000000000001", "large"],
  ])("refuse %j: %s", (text, problem) => {
    expect(readPayAmount(text)).toEqual({ problem })
  })

  test("a formatted amount is read back unchanged, with a dot or a comma", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 9_999_999_999_999_999n }), (micros) => {
        const text = amountText(micros)
        expect(text).toMatch(/^(0|[1-9]\d*)(\.\d{0,5}[1-9])?$/)
        expect(text.length).toBeLessThanOrEqual(longestAmount)
        expect(readPayAmount(text)).toEqual({ micros })
        expect(readPayAmount(text.replace(".", ","))).toEqual({ micros })
      }),
    )
  })

  test("the smallest unit is exact for any size", () => {
    expect(inSmallestUnit(9_999_999_999_999_999n, 18)).toBe(9_999_999_999_999_999_000_000_000_000n)
    expect(inSmallestUnit(1n, 18)).toBe(1_000_000_000_000n)
  })
})
