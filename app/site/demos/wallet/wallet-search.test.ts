import { describe, expect, test } from "vitest"
import { checkWalletAddress, readWalletAddress } from "#app/payments/wallet-address.ts"
import { sampleAddress } from "#content/facts/wallet-demo.ts"
import { readWalletSearch, walletHref } from "./wallet-search.ts"

const read = (query: string) => readWalletSearch(new URLSearchParams(query))

describe("the address of the page", () => {
  test("shows the wallet, 24 hours and the sample amounts when it asks for nothing", () => {
    expect(read("")).toEqual({ tab: "wallet", range: "24h", pay: "0.01", amount: "100" })
  })

  test("takes what does not exist for not given", () => {
    for (const name of ["nothing", "constructor", "__proto__", "toString", "Wallet"])
      expect(read(`tab=${name}&range=${name}`)).toMatchObject({ tab: "wallet", range: "24h" })
  })

  test("keeps an amount as it was typed, cut to a length, even an empty one", () => {
    expect(read("pay=1e5&amount=")).toMatchObject({ pay: "1e5", amount: "" })
    expect(read(`pay=${"9".repeat(5000)}`).pay).toHaveLength(40)
  })

  test("says only what differs from the first view, and reads back as the same view", () => {
    expect(walletHref({ tab: "wallet", range: "24h" })).toBe("/wallet")
    expect(walletHref({ range: "7d" }, "chart")).toBe("/wallet?range=7d#chart")
    const view = { tab: "stake", range: "all", pay: "0.5", amount: "121.8375" } as const
    expect(read(walletHref(view).split("?")[1] ?? "")).toEqual(view)
  })
})

test("the sample address is well-formed, so that practicing with it teaches nothing wrong, and is taken for no shop", () => {
  expect(readWalletAddress(sampleAddress)).toMatchObject({ ok: true, network: "L1" })
  expect(checkWalletAddress(sampleAddress)).toEqual({ ok: false, reason: "nobody" })
})
