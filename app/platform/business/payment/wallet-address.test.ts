import { sha256 } from "@noble/hashes/sha2.js"
import { createBase58check } from "@scure/base"
import { describe, expect, test } from "vitest"
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
  ])("%s can be paid", (text) => {
    const address = text.replace(/[^\w]/g, "")
    expect(checkWalletAddress(text)).toEqual({ ok: true, network: "L1", address })
  })

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

describe("GuapcoinX addresses", () => {
  test.each([
    "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
    "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359",
    "0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB",
    "0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb",
  ])("%s is accepted, and without its checksum too", (address) => {
    const accepted = { ok: true, network: "L2", address }
    expect(checkWalletAddress(address)).toEqual(accepted)
    expect(checkWalletAddress(address.toLowerCase())).toEqual(accepted)
    expect(checkWalletAddress(`0x${address.slice(2).toUpperCase()}`)).toEqual(accepted)
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
    "the GUAP token's own contract %s is refused",
    (text) => {
      expect(checkWalletAddress(text)).toEqual({ ok: false, reason: "contract" })
    },
  )

  test.each([
    sampleAddress,
    // The hash is all zeros, or all ones.
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
  ])("%s is refused, and still read as an address", (text) => {
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
  ])("%s is recognised", (_, text) => {
    expect(checkWalletAddress(text)).toEqual({ ok: false, reason: "private-key" })
  })
})
