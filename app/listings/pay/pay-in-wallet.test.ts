import { describe, expect, test } from "vitest"
import { type PayingWallet, payInWallet } from "./pay-in-wallet.ts"

const network = { chainId: "0x115c7", chainName: "GuapcoinX" }
const transaction = { to: "0xtoken", value: "0x0", data: "0xa9059cbb" }
const error = (code: number, data?: object) => Object.assign(new Error("no"), { code, data })

type Double = {
  chain?: string
  knows?: boolean
  /** Reports a switch of the network without switching. */
  pretends?: boolean
  /** Adds a network without selecting it. */
  addsOnly?: boolean
  /** Errors to throw, by method. */
  throws?: Record<string, unknown>
  onAccounts?: (wallet: { chain: string }) => void
}

/** A mock wallet that follows EIP-1193, EIP-3085 and EIP-3326. */
function double({ chain = "0x1", knows = false, pretends, addsOnly, throws = {}, onAccounts }: Double) {
  const state = { chain, knows }
  const asked: string[] = []
  const go = (to: string) => {
    if (!pretends) state.chain = to
  }
  const answers: Record<string, (parameter: { chainId: string }) => unknown> = {
    eth_chainId: () => state.chain,
    wallet_switchEthereumChain: ({ chainId }) => {
      if (!state.knows) throw error(4902)
      go(chainId)
    },
    wallet_addEthereumChain: ({ chainId }) => {
      state.knows = true
      if (!addsOnly) go(chainId)
    },
    eth_requestAccounts: () => {
      onAccounts?.(state)
      return ["0xcustomer"]
    },
    eth_sendTransaction: (sent) => {
      expect([state.chain.toLowerCase(), sent]).toEqual([
        network.chainId,
        { from: "0xcustomer", ...transaction },
      ])
      return "0xhash"
    },
  }
  const wallet: PayingWallet = {
    async request({ method, params: [parameter] = [] }) {
      asked.push(method)
      if (method in throws) throw throws[method]
      return answers[method]?.(parameter as { chainId: string })
    },
  }
  return { wallet, asked }
}
const pay = async (given: Double) => {
  const { wallet, asked } = double(given)
  return { outcome: await payInWallet(wallet, network, transaction), asked }
}
const asksForMoney = (asked: string[]) => asked.some((method) => /accounts|send/i.test(method))

describe("a wallet in the browser", () => {
  test("on the right network is only requested to send", async () => {
    const { outcome, asked } = await pay({ chain: "0x115C7" })
    expect(outcome).toEqual({ sent: "0xhash" })
    expect(asked).not.toContain("wallet_switchEthereumChain")
  })

  test.each([{ knows: true }, {}, { addsOnly: true }])(
    "on another network is switched first: %j",
    async (given) => {
      expect((await pay(given)).outcome).toEqual({ sent: "0xhash" })
    },
  )

  test.each([
    { knows: true, pretends: true },
    { pretends: true },
    { chain: "0x115e7", knows: true, pretends: true },
    { chain: "0x0115c7", knows: true, pretends: true },
    { chain: "71111", knows: true, pretends: true },
  ])("that only pretends to switch gets no request to send: %j", async (given) => {
    const { outcome, asked } = await pay(given)
    expect([outcome, asksForMoney(asked)]).toEqual(["wrongChain", false])
  })

  test("that changes the network during the request for accounts gets no request to send", async () => {
    const onAccounts = (state: { chain: string }) => {
      state.chain = "0x1"
    }
    const { outcome, asked } = await pay({ chain: "0x115c7", onAccounts })
    expect([outcome, asked.includes("eth_sendTransaction")]).toEqual(["wrongChain", false])
  })

  test.each([
    "wallet_switchEthereumChain",
    "wallet_addEthereumChain",
    "eth_requestAccounts",
    "eth_sendTransaction",
  ])("whose owner declines %s has sent nothing, and gets no further request", async (method) => {
    for (const refusal of [error(4001), error(-32603, { originalError: error(4001) })]) {
      const { outcome, asked } = await pay({ throws: { [method]: refusal } })
      expect([outcome, asked.at(-1)]).toEqual(["refused", method])
    }
  })

  test.each([error(-32603), "no", null, undefined])(
    "that fails with %s leaves open whether it sent the transaction",
    async (thrown) => {
      expect((await pay({ chain: "0x115c7", throws: { eth_sendTransaction: thrown } })).outcome).toBe(
        "failed",
      )
    },
  )

  test("that does not exist is not an error", async () => {
    expect(await payInWallet(undefined, network, transaction)).toBe("noWallet")
  })
})
