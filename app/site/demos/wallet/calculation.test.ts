import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { wallet } from "#content/en/wallet.ts"
import { stakeTerms } from "#content/facts/wallet-demo.ts"
import { amountText, readAmount } from "./amount.ts"
import { calculateExchange, calculateStake } from "./calculation.ts"

const exchange = (pay: string) => calculateExchange(pay, "en-US")
const stake = (amount: string) => calculateStake(amount, "en-US")

describe("the exchange", () => {
  test("takes its fee of 0.0002 BTC and gives 24,565 GUAP per remaining BTC", () => {
    expect(exchange("1.0002").figures?.receive).toBe("24,565.00")
    expect(exchange("0.01").figures?.receive).toBe("240.73")
    expect(exchange("0.00020001").figures?.receive).toBe("0.00024565")
    expect(exchange("21000000").figures?.receive).toBe("515,864,999,995.08")
  })

  test.each([
    ["0", "fee"],
    ["0.0002", "fee"],
    ["21000000.00000001", "most"],
    ["9".repeat(40), "most"],
  ])("does not exchange %s BTC: %s", (pay, problem) => {
    expect(exchange(pay)).toEqual({ problem })
  })
})

describe("the stake", () => {
  test("of 100 GUAP earns 0.60 a month and 7.25 a year, and costs 0.50 to withdraw early", () => {
    const { figures } = stake("100")
    expect(figures).toMatchObject({ month: "0.60", halfYear: "3.62", year: "7.25", fee: "0.50" })
  })

  test("can be the whole demo balance and no more", () => {
    expect(stake("487.35").figures?.year).toBe("35.33")
    expect(stake("487.35000001")).toEqual({ problem: "balance" })
    expect(stake("0.00")).toEqual({ problem: "zero" })
  })

  test("is drawn in even steps up to the height of the whole balance", () => {
    const heights = (amount: string) =>
      [...(stake(amount).figures?.cloth ?? "").matchAll(/v-(\d+)/g)].map(([, height]) => Number(height))
    expect(heights("487.35")).toEqual(Array.from({ length: 12 }, (_, month) => 15 * (month + 1)))
    expect(heights("243.675").at(-1)).toBe(90)
    expect(heights("0.00000001")).toEqual(Array(12).fill(1))
  })

  test("has the same balance as the wallet shows", () => {
    expect(amountText(stakeTerms.balanceUnits, "en-US")).toBe("487.35")
  })
})

test("any input gives figures or a problem with a message, and never NaN", () => {
  const typed = fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^[\d.,e+-]{0,40}$/))
  fc.assert(
    fc.property(typed, (text) => {
      for (const [{ figures, problem }, problems] of [
        [exchange(text), wallet.exchange.problems],
        [stake(text), wallet.stake.problems],
      ] as const) {
        if (problem) expect(problems).toHaveProperty(problem)
        else expect(Object.values(figures).join()).not.toMatch(/NaN|Infinity|undefined/)
        if (!problem) expect(readAmount(text)).toHaveProperty("units")
      }
    }),
  )
})
