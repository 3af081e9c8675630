import { keccak_256 } from "@noble/hashes/sha3.js"
import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { amountText } from "./amount.ts"
import { assets } from "./options.ts"
import { checkWalletAddress } from "./wallet-address.ts"
import { type Payment, walletLink, walletTransaction } from "./wallet-links.ts"

const l1 = "GKQAMCcZtsJkfZqmLEkGPmq1psQeHtPeGZ"
const l2 = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed"
const token = "0x013A109A02FaEf81c4b8D3339D615861621CB65d"
/** The function selector: the first four bytes of the hash of the signature. */
const transfer = Buffer.from(keccak_256(Buffer.from("transfer(address,uint256)"))).toString("hex", 0, 4)
const pay = (given: Partial<Payment>) => ({
  address: l2,
  asset: "guap" as const,
  micros: null,
  name: "Kente House",
  ...given,
})

/** The ERC-681 grammar for hexadecimal addresses; null if the link does not match. */
function parseEthereumLink(link: string) {
  const grammar =
    /^ethereum:(?:pay-)?(0x[\da-fA-F]{40})(?:@(\d+))?(?:\/([A-Za-z_]\w*))?(?:\?([a-zA-Z]\w*=[^&=]+(?:&[a-zA-Z]\w*=[^&=]+)*))?$/
  const found = grammar.exec(link)
  if (!found) return null
  const [, target, chain, call, query] = found
  return { target, chain, call, given: Object.fromEntries(new URLSearchParams(query)) }
}

/** BIP21 as the Guapcoin wallet reads it: percent-encoded pairs, amount in whole coins. */
function parseGuapcoinLink(link: string) {
  const [, address, query] = /^guapcoin:([1-9A-HJ-NP-Za-km-z]+)(?:\?([^#]+))?$/.exec(link) ?? []
  const pairs = query?.split("&").map((pair) => pair.split("=").map(decodeURIComponent)) ?? []
  return { address, given: Object.fromEntries(pairs) as Record<string, string> }
}

describe("a GuapcoinX wallet link", () => {
  test("requests a transfer of the GUAP token on chain 71111 to the shop", () => {
    const link = walletLink(pay({ micros: 1_500_000n }))
    expect(link).toBe(`ethereum:${token}@71111/transfer?address=${l2}&uint256=1500000000000000000`)
    expect(parseEthereumLink(link ?? "")).toEqual({
      target: token,
      chain: "71111",
      call: "transfer",
      given: { address: l2, uint256: "1500000000000000000" },
    })
  })

  test("requests the native coin only if it was chosen", () => {
    const link = walletLink(pay({ asset: "guapx", micros: 1n }))
    expect(parseEthereumLink(link ?? "")).toEqual({
      target: l2,
      chain: "71111",
      call: undefined,
      given: { value: "1000000000000" },
    })
  })

  test("is null for the token without an amount; for the native coin it omits the amount", () => {
    expect(walletLink(pay({}))).toBeNull()
    expect(walletLink(pay({ asset: "guapx" }))).toBe(`ethereum:${l2}@71111`)
  })
})

describe("a Guapcoin wallet link", () => {
  test("contains address, amount and shop name, percent-encoded", () => {
    const name = "Ọ̀ṣun & Söhne? 100% + #1"
    const link = walletLink(pay({ address: l1, micros: 12_500_000n, name })) ?? ""
    expect(link).toMatch(/^[\x21-\x7e]+$/)
    expect(link).not.toContain("+")
    expect(parseGuapcoinLink(link)).toEqual({ address: l1, given: { amount: "12.5", label: name } })
    expect(link.indexOf("amount=")).toBeLessThan(link.indexOf("label="))
  })

  test("is the same for every asset, since layer 1 has only one", () => {
    for (const asset of assets)
      expect(walletLink(pay({ address: l1, asset, name: "A" }))).toBe(`guapcoin:${l1}?label=A`)
  })

  test("omits the shop name if the link would exceed the limit of the wallet", () => {
    const name = "ọ".repeat(100)
    expect(walletLink(pay({ address: l1, micros: 1n, name }))).toBe(`guapcoin:${l1}?amount=0.000001`)
    expect(walletLink(pay({ address: l1, name: "\ud800" }))).toBe(`guapcoin:${l1}?label=%EF%BF%BD`)
  })
})

test("a shop name whose escapes look like a recovery phrase is not taken for a private key", () => {
  const name = "\u{65eaa}\u{944ea}\u{f1eaa}\u{25aba}\u{18aea}\u{ec92a}"
  expect(checkWalletAddress(walletLink(pay({ address: l1, name })) ?? "")).toMatchObject({
    ok: true,
    address: l1,
  })
})

test("for any payment, link and transaction contain exactly its amount, recipient and chain", () => {
  const payments = fc.record({
    address: fc.constantFrom(l1, l2),
    asset: fc.constantFrom(...assets),
    micros: fc.bigInt({ min: 1n, max: 9_999_999_999_999_999n }),
    name: fc.string({ unit: "binary", maxLength: 120 }),
  })
  fc.assert(
    fc.property(payments, (payment) => {
      const link = walletLink(payment) ?? ""
      const sent = walletTransaction(payment)
      expect(link.length).toBeLessThanOrEqual(255)
      // In case somebody pastes the link into an address field.
      expect(checkWalletAddress(link)).toMatchObject({ ok: true, address: payment.address })
      if (payment.address === l1) {
        expect(parseGuapcoinLink(link).address).toBe(l1)
        expect(parseGuapcoinLink(link).given.amount).toBe(amountText(payment.micros))
        expect(sent).toBeNull()
        return
      }
      const wei = payment.micros * 1_000_000_000_000n
      const parsed = parseEthereumLink(link)
      expect(parsed?.chain).toBe("71111")
      if (payment.asset === "guapx") {
        expect([parsed?.target, parsed?.given]).toEqual([l2, { value: String(wei) }])
        expect(sent).toEqual({ to: l2, value: `0x${wei.toString(16)}` })
        return
      }
      expect([parsed?.target, parsed?.given]).toEqual([token, { address: l2, uint256: String(wei) }])
      const [, called, to = "", units = ""] =
        /^0x([\da-f]{8})([\da-f]{64})([\da-f]{64})$/.exec(sent?.data ?? "") ?? []
      expect([sent?.to, sent?.value, called]).toEqual([token, "0x0", transfer])
      expect(BigInt(`0x${to}`)).toBe(BigInt(l2))
      expect(BigInt(`0x${units}`)).toBe(wei)
    }),
  )
})
