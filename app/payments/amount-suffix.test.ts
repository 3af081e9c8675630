import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { coinText } from "./amount.ts"
import { amountsInTurn, askedWith, type Price, priceInCoins, type Sale, spanOf } from "./amount-suffix.ts"

const rateDecimals = 8
const sale = (minor: number | bigint, rate: string, minorDigits = 2): Sale => {
  const [whole = "", fraction = ""] = rate.split(".")
  return {
    ...{ minor: BigInt(minor), minorDigits, rateDecimals },
    rate: BigInt(whole + fraction.padEnd(rateDecimals, "0")),
  }
}
const priceOf = (of: Sale, decimals = 18): Price => {
  const price = priceInCoins(of, decimals)
  if ("problem" in price) throw new Error(price.problem)
  return price
}
const asked = (of: Sale, suffix: number, decimals = 18) =>
  coinText(askedWith(priceOf(of, decimals), suffix), decimals)

describe("the requested amount", () => {
  test.each([
    // 3,085 naira at 250 naira per coin: 12.34 coins.
    [sale(308_500, "250"), 7, "12.3407"],
    [sale(308_501, "250"), 7, "12.3507"],
    [sale(308_500, "250"), 99, "12.3499"],
    [sale(125_000, "250"), 1, "5.00001"],
    [sale(12_500, "250"), 42, "0.500042"],
    [sale(2_500, "250"), 1, "0.100001"],
    // Currencies without a minor unit, and with three decimals.
    [sale(37_000, "3700", 0), 5, "10.0005"],
    [sale(10_000, "1", 3), 5, "10.0005"],
    // Rounding up crosses into the next size.
    [sale(99_999_999n, "100000"), 5, "10.0005"],
  ])("is the price plus its suffix", (of, suffix, text) => {
    expect(asked(of, suffix)).toBe(text)
    expect(asked(of, suffix, 8)).toBe(text)
  })

  test("is refused for less than a tenth of a coin and for more coins than can exist", () => {
    expect(priceInCoins(sale(2_499, "250"), 18)).toEqual({ base: 10n ** 17n, step: 10n ** 12n })
    expect(priceInCoins(sale(2_400, "250"), 18)).toEqual({ problem: "small" })
    expect(priceInCoins(sale(1, "250"), 18)).toEqual({ problem: "small" })
    expect(priceInCoins(sale(10n ** 18n, "0.000001"), 18)).toEqual({ problem: "large" })
  })
})

describe("for any price", () => {
  const sales = fc.record({
    minor: fc.bigInt({ min: 1n, max: 10n ** 12n }),
    minorDigits: fc.constantFrom(0, 2, 3),
    rate: fc.bigInt({ min: 1n, max: 10n ** 15n }),
    rateDecimals: fc.constant(rateDecimals),
  })
  const suffixes = fc.integer({ min: 1, max: 99 })
  const decimals = fc.constantFrom(8, 18)
  const checkPrices = (check: (price: Price, of: Sale, suffix: number, decimals: number) => void) =>
    fc.assert(
      fc.property(sales, suffixes, decimals, (of, suffix, decimals) => {
        const price = priceInCoins(of, decimals)
        if (!("problem" in price)) check(price, of, suffix, decimals)
      }),
      { numRuns: 2000 },
    )

  test("the requested amount is never below the price and never more than 0.3 % above it", () => {
    checkPrices((price, of, suffix, decimals) => {
      // Compares asked / 10^decimals * rate / 10^8 with minor / 10^minorDigits, without a division.
      const paid = askedWith(price, suffix) * of.rate * 10n ** BigInt(of.minorDigits)
      const due = of.minor * 10n ** BigInt(decimals + rateDecimals)
      expect(paid > due).toBe(true)
      expect(paid * 1000n < due * 1003n).toBe(true)
    })
  })

  test("the suffix is less than a thousandth of the requested amount and fits in six decimals", () => {
    checkPrices((price, _, suffix, decimals) => {
      const whole = askedWith(price, suffix)
      expect((whole - price.base) * 1000n < whole).toBe(true)
      expect(whole % 10n ** BigInt(decimals - 6)).toBe(0n)
    })
  })

  test("two prices share no amount", () => {
    fc.assert(
      fc.property(sales, sales, (one, other) => {
        const [a, b] = [priceInCoins(one, 18), priceInCoins(other, 18)]
        if ("problem" in a || "problem" in b || a.base === b.base) return
        const [low, high] = a.base < b.base ? [a, b] : [b, a]
        expect(spanOf(low).to < spanOf(high).from).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })

  test("all 99 amounts are tried once each, unused ones first, then the least recently used", () => {
    const price = priceOf(sale(308_500, "250"))
    const uses = fc.uniqueArray(fc.record({ suffix: suffixes, at: fc.integer({ min: 0, max: 1e12 }) }), {
      selector: ({ suffix }) => suffix,
    })
    fc.assert(
      fc.property(uses, (used) => {
        const turn = amountsInTurn(
          price,
          used.map(({ suffix, at }) => ({ asked: askedWith(price, suffix), lastAt: new Date(at) })),
        )
        expect(new Set(turn).size).toBe(99)
        const lastUseOf = new Map(used.map(({ suffix, at }) => [askedWith(price, suffix), at]))
        const times = turn.map((amount) => lastUseOf.get(amount) ?? -1)
        expect(times).toEqual(times.toSorted((a, b) => a - b))
      }),
    )
  })
})
