import fc from "fast-check"
import { describe, expect, test } from "vitest"
import {
  currencies,
  minorDigitsOf,
  moneyText,
  plainMoney,
  rateText,
  readPrice,
  typedRate,
} from "./local-money.ts"
import { rateAge } from "./rate-age.ts"

describe("a price", () => {
  test.each([
    ["3085", "NGN", 308_500n],
    ["3085.5", "NGN", 308_550n],
    ["3085,50", "NGN", 308_550n],
    [" 0012.30 ", "NGN", 1230n],
    [".5", "USD", 50n],
    ["37000", "UGX", 37_000n],
    ["1.250", "TND", 1250n],
  ])("%j in %s is %i in its smallest unit", (typed, currency, minor) => {
    expect(readPrice(typed, currency)).toEqual({ minor })
  })

  test.each([
    ["", "NGN", "missing"],
    ["  ", "NGN", "missing"],
    ["1.000", "NGN", "decimals"],
    ["37000.0", "UGX", "decimals"],
    ["1,000", "NGN", "ambiguous"],
    ["1 000", "NGN", "format"],
    ["+5", "NGN", "format"],
    ["1e3", "NGN", "format"],
    ["0.00", "NGN", "zero"],
    ["9".repeat(20), "NGN", "large"],
  ])("%j in %s is refused: %s", (typed, currency, problem) => {
    expect(readPrice(typed, currency)).toEqual({ problem })
  })

  test("is unchanged when formatted and read back, in every currency", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 9n }),
        fc.constantFrom(...currencies),
        (minor, currency) => {
          expect(readPrice(plainMoney(minor, currency), currency)).toEqual({ minor })
          const digits = moneyText(minor, currency).replaceAll(/[^\d]/g, "")
          expect(BigInt(digits)).toBe(minor)
          expect(minorDigitsOf(currency)).toBeLessThanOrEqual(4)
        },
      ),
    )
  })
})

test("money is written with its currency code, a rate without trailing zeros", () => {
  expect(moneyText(308_500, "NGN")).toBe("NGN\u00a03,085.00")
  expect(moneyText(37_000n, "UGX")).toBe("UGX\u00a037,000")
  expect(rateText("0.01250000", "USD")).toBe("USD\u00a00.0125")
  expect([typedRate("250.00000000"), typedRate("0.01250000"), typedRate("")]).toEqual(["250", "0.0125", ""])
})

test("a rate is old after a week and stale after 30 days; a future date counts as fresh", () => {
  const now = new Date("2026-05-31T12:00:00Z")
  const age = (days: number, ms = 0) => rateAge(new Date(now.getTime() - days * 86_400_000 - ms), now)
  expect([age(0), age(7), age(7, 1), age(30), age(30, 1), age(-5)]).toEqual([
    ...(["fresh", "fresh", "old", "old", "stale", "fresh"] as const),
  ])
})
