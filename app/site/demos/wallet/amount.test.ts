import fc from "fast-check"
import { expect, test } from "vitest"
import { amountText, readAmount, typedAmount } from "./amount.ts"

test.each([
  ["0.01", 1_000_000n],
  [" 100 ", 10_000_000_000n],
  [".5", 50_000_000n],
  ["5.", 500_000_000n],
  ["007", 700_000_000n],
  ["0.00000001", 1n],
  ["0", 0n],
])("'%s' is an amount", (text, units) => {
  expect(readAmount(text)).toEqual({ units })
})

test.each([
  ["", "empty"],
  ["   ", "empty"],
  [".", "format"],
  ["-1", "format"],
  ["+1", "format"],
  ["1e5", "format"],
  ["0x10", "format"],
  ["NaN", "format"],
  ["Infinity", "format"],
  ["1,5", "format"],
  ["1.5.5", "format"],
  ["1 000", "format"],
  ["١٢", "format"],
  ["１", "format"],
  ["<script>", "format"],
  ["0.000000001", "decimals"],
])("'%s' is not an amount: %s", (text, problem) => {
  expect(readAmount(text)).toEqual({ problem })
})

test("a formatted amount is read back as the same amount", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 17n }), (units) => {
      expect(readAmount(typedAmount(units))).toEqual({ units })
    }),
  )
})

test("whole amounts keep their zeros", () => {
  expect(typedAmount(10_000_000_000n)).toBe("100")
  expect(typedAmount(0n)).toBe("0")
  expect(typedAmount(12_183_750_000n)).toBe("121.8375")
})

test("an amount is shown in hundredths, never rounded up; a smaller one in full", () => {
  expect(amountText(24_073_700_000n, "en-US")).toBe("240.73")
  expect(amountText(123_456_999_999_999n, "en-US")).toBe("1,234,569.99")
  expect(amountText(999_999n, "en-US")).toBe("0.00999999")
  expect(amountText(1_000_000n, "en-US")).toBe("0.01")
  expect(amountText(0n, "en-US")).toBe("0.00")
})
