import { sha256 } from "@noble/hashes/sha2.js"
import { createBase58check } from "@scure/base"
import { describe, expect, test } from "vitest"
import { guapToken } from "#content/facts/network.ts"
import { sampleAddress } from "#content/facts/wallet-demo.ts"
import { checkWalletAddress, readWalletAddress } from "./wallet-address.ts"

const base58check = createBase58check(sha256)

describe("Guapcoin addresses", () => {
  test.each([
    "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ",
    "3Sarqj5MB6UiVhNzYp64sm7qgjATV7X288",
    "GLe24iLoHJyW87Sn1tdbSUdEk2Z42n9EtD",
    "  GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ\n",
    "\u200eGKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ\u200f",
    "GKQA MCcZ tsJk fZqm LEkG Pmq1 psQe HtPe GZ",
  ])("%s is accepted", (text) => {
    const address = text.replace(/[^\w]/g, "")
    expect(checkWalletAddress(text)).toEqual({ ok: true, network: "L1", address })
  })

  test.each(["guapcoin:", "GUAPCOIN:", "guapcoin://"])(
    "are extracted from a link that begins with %s",
    (scheme) => {
      const address = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
      for (const rest of ["", "/", "?amount=1.5", "?amount=1.50000000&label=Ama%27s%20Kitchen"])
        expect(checkWalletAddress(`${scheme}${address}${rest}`)).toEqual({ ok: true, network: "L1", address })
    },
  )

  test.each([
    ["PA9R63gTxwBeZwDEkNQgduTPXSngK2qfKA", "staking"],
    ["33FFrcn4Tv1qgGEuXPkkPdr44DuWp3RzPo", "other-coin"],
    ["12ZEw5Hcv1hTb6YUQJ69y1V7uhcoDz92PH", "other-coin"],
    ["D6hLULEGDRbk86j58t5iWmeinqM6acA16V", "other-coin"],
    ["GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeG0", "format"],
    ["gKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ", "checksum"],
    ["4UH86wHfif8eXwZoJ3fMFgA4p6XoB5jH3", "format"],
    ["2AcDEGAFzBw3MjDxEfufxwWrveHVMBJ1snmc", "format"],
    ["hello", "format"],
  ])("%s is refused: %s", (text, reason) => {
    expect(checkWalletAddress(text)).toEqual({ ok: false, reason })
  })
})

const l2 = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"

describe("GuapcoinX addresses", () => {
  test.each([
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
    "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
    "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
  ])("%s is accepted, with and without a checksum", (address) => {
    const accepted = { ok: true, network: "L2", address }
    expect(checkWalletAddress(address)).toEqual(accepted)
    expect(checkWalletAddress(address.toLowerCase())).toEqual(accepted)
    expect(checkWalletAddress(`0x${address.slice(2).toUpperCase()}`)).toEqual(accepted)
  })

  test.each([
    "0x5a Aeb6 053F 3E94 C9b9 A09f 3366 9435 E7Ef 1BeA ed",
    "0X5AAEB6053F3E94C9B9A09F33669435E7EF1BEAED",
  ])("%s is normalized", (text) => {
    expect(checkWalletAddress(text)).toMatchObject({ ok: true, address: l2 })
  })

  test.each([
    `ethereum:${l2}@71111`,
    `ethereum:${l2}`,
    `ethereum:pay-${l2}@71111?value=1.5e18`,
    `ethereum:${guapToken.address}@71111/transfer?address=${l2}&uint256=1500000000000000000`,
    `ETHEREUM:${l2.toLowerCase()}@71111?value=0`,
  ])("are extracted from %s", (link) => {
    expect(checkWalletAddress(link)).toEqual({ ok: true, network: "L2", address: l2 })
  })

  test.each([
    [`ethereum:${l2}@1`, "other-chain"],
    [`ethereum:${guapToken.address}@56/transfer?address=${l2}&uint256=1`, "other-chain"],
    [`ethereum:${guapToken.address}@71111`, "contract"],
    [`ethereum:${guapToken.address}@71111/approve?address=${l2}&uint256=1`, "format"],
    [`ethereum:${guapToken.address}@71111/transfer?uint256=1`, "format"],
    ["ethereum:shop.eth@71111", "format"],
    ["ethereum:", "format"],
    [`bitcoin:${l2}`, "format"],
  ])("%s is refused: %s", (link, reason) => {
    expect(checkWalletAddress(link)).toEqual({ ok: false, reason })
  })

  test("one letter in the wrong case is refused", () => {
    expect(checkWalletAddress("0x013a109A02FaEf81c4b8D3339D615861621CB65d")).toEqual({
      ok: false,
      reason: "checksum",
    })
  })

  test.each([
    "0x",
    "0x123",
    "0x013A109A02FaEf81c4b8D3339D615861621CB65dff",
    "0xZZ3A109A02FaEf81c4b8D3339D615861621CB65d",
  ])("%s is refused", (text) => {
    expect(checkWalletAddress(text)).toEqual({ ok: false, reason: "format" })
  })
})

describe("addresses without an owner", () => {
  test.each(["0x013A109A02FaEf81c4b8D3339D615861621CB65d", "0x013a109a02faef81c4b8d3339d615861621cb65d"])(
    "the contract %s of the GUAP token is refused",
    (text) => {
      expect(checkWalletAddress(text)).toEqual({ ok: false, reason: "contract" })
    },
  )

  test.each([
    sampleAddress,
    // Hashes of all zeros or all ones.
    "GHqvR8KwyrcJ5UJHvwf7RmLtvAnr5uTHdV",
    "GhBXQEdEh35AtuSNxMzRutcgYg3ndqcaGX",
    "3R2cuenjG5nFubqX9Wzuukdin2YfLYZyD1",
    "3pNDtm61yGF8j2ycAwLEPsuWQXobvYtcvy",
    `0x${"0".repeat(40)}`,
    "0x000000000000000000000000000000000000dEaD",
    "0xdead000000000000000000000000000000000000",
    "0x0000000000000000000000000000000000000009",
    "0x0000000000000000000000000000000000000100",
    "0x0000000000000000000000000000000000001000",
    `0x${"e".repeat(40)}`,
    `0x${"F".repeat(40)}`,
  ])("%s is refused, but still parsed as an address", (text) => {
    expect(checkWalletAddress(text)).toEqual({ ok: false, reason: "nobody" })
    expect(readWalletAddress(text)).toMatchObject({ ok: true })
  })
})

describe("private keys", () => {
  const hash = new Uint8Array(32).fill(0x11)
  test.each([
    ["a compressed wallet import key", base58check.encode(Uint8Array.of(46, ...hash, 1))],
    ["an uncompressed wallet import key", base58check.encode(Uint8Array.of(46, ...hash))],
    ["another coin's wallet import key", base58check.encode(Uint8Array.of(128, ...hash, 1))],
    ["a raw key", "11".repeat(32)],
    ["a raw key in groups", "1111 ".repeat(16)],
    [
      "a wallet import key in groups",
      base58check.encode(Uint8Array.of(46, ...hash, 1)).replace(/.{4}/g, "$& "),
    ],
    ["a raw key with 0x", `0x${"aB".repeat(32)}`],
    ["an extended private key", `xprv${"9".repeat(107)}`],
    ["a key behind a word", `key 0x${"4c08".repeat(16)}`],
    ["a key behind a direction mark", `\u200e${"4c08".repeat(16)}`],
    [
      "a numbered phrase",
      "1. abandon 2. ability 3. able 4. about 5. above 6. absent 7. absorb 8. abstract 9. absurd 10. abuse 11. access 12. accident",
    ],
    ["twelve words of no list", "ena dio tria tessera pente exi epta okto ennia deka enteka dodeka"],
    ["a recovery phrase", "legal winner thank year wave sausage worth useful legal winner thank yellow"],
  ])("%s is recognized", (_, text) => {
    expect(checkWalletAddress(text)).toEqual({ ok: false, reason: "private-key" })
  })
})
