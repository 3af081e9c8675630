import { describe, expect, test } from "vitest"
import { workStatesOf, workTexts } from "#app/ui/what-works.ts"
import { faq } from "./en/faq.ts"
import { getGuapcoin } from "./en/get-guapcoin.ts"
import { home } from "./en/home.ts"
import { whatWorks } from "./en/what-works.ts"
import { links } from "./facts/links.ts"
import { bridge, markets, stateOf, wallets } from "./facts/what-works.ts"

describe("what works today", () => {
  test("is open once staff have set its address, whatever was known before", () => {
    for (const use of [...Object.values(wallets), ...Object.values(markets), bridge])
      expect(stateOf(use, { [use.link]: "https://set.example/" })).toBe("open")
  })

  test("is not open without an address, and unconfirmed where nobody has seen that it is", () => {
    const all = [...Object.values(wallets), ...Object.values(markets), bridge]
    for (const use of all) {
      const state = stateOf(use, {})
      expect([use.link, state === "not-open"]).toEqual([use.link, links[use.link].href === null])
      if (state !== "not-open") expect(state).toBe(use.isConfirmed ? "open" : "unconfirmed")
    }
  })

  test("is said in the sentence of its state", () => {
    expect(workTexts({}).wallets).toMatch(/phones is not open yet/)
    expect(workTexts({ "web-wallet": "https://wallet.example/" }).wallets).toMatch(/for your phone/)
    expect(workTexts({}).market).toBe(whatWorks.market.unconfirmed)
    expect(workTexts({ exchange: "https://market.example/" }).market).toBe(whatWorks.market.open)
    expect(workTexts({ "guap-dex": "https://dex.example/" }).ownMarkets).toBe(whatWorks.ownMarkets.open)
  })

  test("is said line by line too, and changes with what staff have set", () => {
    const states = (set = {}) => workStatesOf(set).map(({ state }) => state)
    expect(states()).toEqual(["open", "not-open", "unconfirmed", "not-open", "unconfirmed"])
    const set = { "web-wallet": "https://wallet.example/", "guap-dex": "https://dex.example/" }
    expect(states(set)).toEqual(["open", "open", "unconfirmed", "open", "unconfirmed"])
  })

  test("is said by nobody else: no other text says which wallet, market or bridge is open", () => {
    const others = JSON.stringify([home, getGuapcoin, faq])
    for (const claim of [/for your phone\b/, /buy with a card/i, /directly for a card/, /not open yet/])
      expect(others.match(claim)?.[0]).toBeUndefined()
  })
})
