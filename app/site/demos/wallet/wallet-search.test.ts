import { describe, expect, test } from "vitest"
import { checkWalletAddress, readWalletAddress } from "#app/payments/wallet-address.ts"
import { sampleAddress } from "#content/facts/wallet-demo.ts"
import { readWalletSearch, walletHref } from "./wallet-search.ts"

const read = (query: string) => readWalletSearch(new URLSearchParams(query))

describe("the address of the page", () => {
  test("without parameters shows the wallet, 24 hours and the sample amounts", () => {
    expect(read("")).toEqual({ tab: "wallet", range: "24h", pay: "0.01", amount: "100" })
  })

  test("ignores unknown tabs and ranges", () => {
    for (const name of ["nothing", "constructor", "__proto__", "toString", "Wallet"])
      expect(read(`tab=${name}&range=${name}`)).toMatchObject({ tab: "wallet", range: "24h" })
  })

  test("keeps an amount as typed, truncated, even an empty one", () => {
    expect(read("pay=1e5&amount=")).toMatchObject({ pay: "1e5", amount: "" })
    expect(read(`pay=${"9".repeat(5000)}`).pay).toHaveLength(40)
  })

  test("contains only what differs from the default view, and round-trips", () => {
    expect(walletHref({ tab: "wallet", range: "24h" })).toBe("/wallet")
    expect(walletHref({ range: "7d" }, "chart")).toBe("/wallet?range=7d#chart")
    const view = { tab: "stake", range: "all", pay: "0.5", amount: "121.8375" } as const
    expect(read(walletHref(view).split("?")[1] ?? "")).toEqual(view)
  })
})

test("the sample address has a valid format, and is refused as a shop's address", () => {
  expect(readWalletAddress(sampleAddress)).toMatchObject({ ok: true, network: "L1" })
  expect(checkWalletAddress(sampleAddress)).toEqual({ ok: false, reason: "nobody" })
})
