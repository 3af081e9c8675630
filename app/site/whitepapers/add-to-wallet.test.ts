import { describe, expect, test } from "vitest"
import { walletNetwork } from "#app/payments/wallet-network.ts"
import { whitepapers } from "#content/en/whitepapers.ts"
import { addToWallet, outcomeOf, outcomes, type WalletProvider } from "./add-to-wallet.ts"

const addNetwork = walletNetwork({})

describe("the error of a wallet", () => {
  const failure = (code: number, message: string, data?: unknown) =>
    Object.assign(new Error(message), { code, data })

  test.each([
    ["refused", failure(4001, "User rejected the request.")],
    ["refused", { code: 4001 }],
    [
      "refused",
      failure(-32603, "Internal error", { originalError: { code: 4001, message: "User rejected." } }),
    ],
    [
      "chainMismatch",
      failure(-32602, "Chain ID returned by RPC URL https://rpc.example/ does not match 0x115c7"),
    ],
    ["chainMismatch", { code: -32000, message: "Mismatched chain:\nmismatch of chainId" }],
    [
      "otherSymbol",
      failure(
        -32602,
        "nativeCurrency.symbol does not match currency symbol for a network the user already has added with the same chainId. Received:\nGUAPX",
      ),
    ],
    ["failed", failure(-32602, "Expected 0x-prefixed, unpadded, non-zero hexadecimal string 'chainId'.")],
    ["failed", failure(-32002, "Request of type 'wallet_addEthereumChain' already pending")],
    ["failed", failure(4200, "Unsupported method")],
    ["failed", { code: "4001" }],
    ["failed", { data: { originalError: null } }],
    ["failed", "no"],
    ["failed", undefined],
    ["failed", null],
  ] as const)("means %s: %j", (outcome, thrown) => {
    expect(outcomeOf(thrown)).toBe(outcome)
  })
})

describe("the request", () => {
  test("passes the network to the wallet, and any response without an error is a success", async () => {
    const calls: unknown[] = []
    for (const answer of [null, undefined, true]) {
      const wallet: WalletProvider = {
        request: async (call) => {
          calls.push(call)
          return answer
        },
      }
      expect(await addToWallet(wallet, addNetwork)).toBe("added")
    }
    expect(calls[0]).toEqual({ method: "wallet_addEthereumChain", params: [addNetwork] })
  })

  test("distinguishes a missing wallet, a refusal and a failure", async () => {
    expect(await addToWallet(undefined, addNetwork)).toBe("noWallet")
    expect(await addToWallet({ request: () => Promise.reject({ code: 4001 }) }, addNetwork)).toBe("refused")
    const broken: WalletProvider = {
      request() {
        throw new Error("broken")
      },
    }
    expect(await addToWallet(broken, addNetwork)).toBe("failed")
  })

  test("has the chain id in hexadecimal, and a message for each outcome", () => {
    expect(Number(addNetwork.chainId)).toBe(71111)
    expect(addNetwork.chainId).toBe(`0x${(71111).toString(16)}`)
    expect(Object.keys(whitepapers.addNetwork.outcomes).sort()).toEqual([...outcomes].sort())
  })
})
