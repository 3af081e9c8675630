import { describe, expect, test } from "vitest"
import { workStatesOf, workTexts } from "#app/ui/what-works.ts"
import { faq } from "./en/faq.ts"
import { getGuapcoin } from "./en/get-guapcoin.ts"
import { home } from "./en/home.ts"
import { whatWorks } from "./en/what-works.ts"
import { links } from "./facts/links.ts"
import { bridge, gasSource, markets, stateOf, wallets } from "./facts/what-works.ts"

describe("the feature status", () => {
  test("is open once staff have set the address, whatever it was before", () => {
    for (const use of [...Object.values(wallets), ...Object.values(markets), bridge, gasSource])
      expect(stateOf(use, { [use.link]: "https://set.example/" })).toBe("open")
  })

  test("is not open without an address, and unconfirmed when nobody has checked the address", () => {
    const all = [...Object.values(wallets), ...Object.values(markets), bridge, gasSource]
    for (const use of all) {
      const state = stateOf(use, {})
      expect([use.link, state === "not-open"]).toEqual([use.link, links[use.link].href === null])
      if (state !== "not-open") expect(state).toBe(use.isConfirmed ? "open" : "unconfirmed")
    }
  })

  test("selects the matching sentence", () => {
    expect(workTexts({}).wallets).toMatch(
      /phones is not open yet.*version 2\.3\.2, December 9, 2021.*not confirmed to work/,
    )
    const set = { "web-wallet": "https://wallet.example/", "wallet-linux": "https://wallet.example/linux" }
    expect(workTexts(set).wallets).toMatch(
      /On a phone, use the web wallet\. On a computer, use the desktop wallet/,
    )
    expect(workTexts({}).market).toBe(whatWorks.market.unconfirmed)
    expect(workTexts({ exchange: "https://market.example/" }).market).toBe(whatWorks.market.open)
    expect(workTexts({ "guap-dex": "https://dex.example/" }).ownMarkets).toBe(whatWorks.ownMarkets.open)
    expect(workTexts({}).gas).toBe(whatWorks.gas["not-open"])
    expect(workTexts({ "guapx-source": "https://gas.example/" }).gas).toContain("https://gas.example/")
  })

  test("is also listed line by line, and changes with the addresses that staff have set", () => {
    const states = (set = {}) => workStatesOf(set).map(({ said }) => said)
    expect(states()).toEqual([
      "Not confirmed",
      "Not open yet",
      "Not confirmed",
      "Not open yet",
      "Not confirmed",
      "No source known",
    ])
    const set = {
      "web-wallet": "https://wallet.example/",
      "guap-dex": "https://dex.example/",
      "guapx-source": "https://gas.example/",
    }
    expect(states(set)).toEqual(["Not confirmed", "Open", "Not confirmed", "Open", "Not confirmed", "Open"])
  })

  test("is in no other text: no other file says which wallet, market or bridge is open", () => {
    const others = JSON.stringify([home, getGuapcoin, faq])
    for (const claim of [
      /web wallet for phones/,
      /desktop wallet \(version/,
      /buy with a card/i,
      /directly by card/,
      /not open yet/,
    ])
      expect(others.match(claim)?.[0]).toBeUndefined()
  })
})
