import { expect, test } from "vitest"
import { termsOf, weekOf, weeksFrom } from "./terms.ts"

const known = new Set(["pay", "shop", "wallet", "phone"])
const terms = (question: string) => termsOf(question, (word) => known.has(word))

test("a question yields its content words, and each word that no page has", () => {
  expect(terms("How do I pay in GHANA?")).toEqual(["pay ghana", "ghana"])
  expect(terms("the wallet for my phone")).toEqual(["wallet phone"])
})

test("a question of many words is not stored as a term, but its unknown words are", () => {
  expect(terms("my sister Ama lost her phone near Makola market yesterday")).not.toContain(
    "sister ama lost her phone near makola market yesterday",
  )
  expect(terms("my sister Ama lost her phone near Makola market yesterday")).toContain("makola")
})

test("a question with a number that could be personal yields nothing", () => {
  expect(terms("is 0244123456 a shop")).toEqual([])
  expect(terms("shop 24")).toEqual(["shop 24"])
})

test("a week begins on Monday in UTC", () => {
  expect(weekOf(new Date("2026-11-29T23:59:59Z"))).toBe("2026-11-23")
  expect(weekOf(new Date("2026-11-30T00:00:00Z"))).toBe("2026-11-30")
  expect(weeksFrom("2026-11-30", -1)).toBe("2026-11-23")
  expect(weeksFrom("2026-12-28", 1)).toBe("2027-01-04")
})
