import { describe, expect, test } from "vitest"
import { createAsk } from "#app/payments/chain/ask.server.ts"
import { type Handler, hastyAsk } from "#app/payments/chain/test-endpoint.ts"
import { type Change, describeOnChain, shopAddress } from "#app/payments/watcher/test-watcher.ts"
import { guapToken } from "#content/facts/network.ts"
import { coin } from "#test/chain/counter-on-chain.ts"
import { thisMachine } from "#test/chain/this-machine.ts"

describeOnChain("on a chain", (watched) => {
  const { request, look, stateOf, restart, setEndpoints, startEndpoint, inFront } = watched

  test("a payment invented by one endpoint has one source, and never counts as paid", async () => {
    const head = { number: "0x0", hash: "" }
    const word = (text: string) => `0x${text.replace("0x", "").padStart(64, "0")}`
    const transactionHash = word("abc")
    const invented = (topic: string) => ({
      ...{ address: guapToken.address, data: word((12n * coin).toString(16)), logIndex: "0x0" },
      topics: [topic, word(watched.payer), word(shopAddress)],
      ...{ blockNumber: head.number, blockHash: head.hash, transactionHash },
    })
    let topic = ""
    const liar: Change = ({ method, params, result }) => {
      const isInvented = params[0] === transactionHash
      const its = {
        hash: transactionHash,
        blockHash: head.hash,
        from: watched.payer,
        to: guapToken.address,
        value: "0x0",
      }
      if (method === "eth_getBlockByNumber") Object.assign(head, result)
      if (method === "eth_getTransactionReceipt" && isInvented)
        return { ...its, status: "0x1", logs: [invented(topic)] }
      if (method === "eth_getTransactionByHash" && isInvented) return its
      if (method !== "eth_getLogs") return result
      const [filter] = params as [{ topics: [string] }]
      topic = filter.topics[0]
      return [invented(topic)]
    }
    const lying = await startEndpoint(inFront(liar))
    await setEndpoints(lying, ...watched.honest.slice(1))
    const id = await request(12n * coin)
    await watched.chain.mine()
    await look()
    expect(await stateOf(id)).toBe("checking")
    watched.aheadMs = 11_000
    await look()
    expect(await stateOf(id)).toBe("one-source")
    // After a restart, the watcher no longer knows who reported it. The lying endpoint must not become its own second source.
    await restart()
    await look()
    expect(await stateOf(id)).toBe("one-source")
  })

  describe("an RPC endpoint", () => {
    const broken: [string, Handler][] = [
      ["answers with a page", (_request, response) => response.end("<html>")],
      ["says that we ask too often", (_request, response) => response.writeHead(429).end("{}")],
      ["hangs", () => {}],
      [
        "is of another chain",
        (...given) => inFront(({ method, result }) => (method === "eth_chainId" ? "0x1" : result))(...given),
      ],
      [
        "tells half of it",
        (...given) => inFront(({ method, result }) => (method === "eth_getLogs" ? null : result))(...given),
      ],
    ]
    test.each(broken)("that %s is skipped for the next one", async (how, handler) => {
      if (how === "hangs") await restart({ ask: hastyAsk })
      await setEndpoints(await startEndpoint(handler), ...watched.honest)
      const id = await request(12n * coin)
      await watched.chain.payToken(shopAddress, 12n * coin)
      for (let rounds = 0; rounds < 5 && (await stateOf(id)) !== "paid"; rounds++) await look()
      expect(await stateOf(id)).toBe("paid")
      expect(watched.logLines.join()).toContain("payments.no-answer")
    })

    test("that hangs does not delay the others", async () => {
      await setEndpoints(...watched.honest, await startEndpoint(() => {}))
      const id = await request(12n * coin)
      await watched.chain.payToken(shopAddress, 12n * coin)
      // The test would not wait for an hour, which is the time limit here.
      await restart({ ask: createAsk({ ...thisMachine, answerMs: 3_600_000, mostBytes: 300_000 }) })
      await look()
      expect(await stateOf(id)).toBe("paid")
    })

    test("of two that cannot be read leaves the work to the other one", async () => {
      const mute = inFront(({ method, result }) => (method === "eth_getBlockByNumber" ? null : result))
      const [one = ""] = watched.honest
      await setEndpoints(await startEndpoint(mute), one)
      const id = await request(12n * coin)
      await watched.chain.payToken(shopAddress, 12n * coin)
      for (let rounds = 0; rounds < 3; rounds++) await look()
      // The one that failed pauses, and is the second source after that.
      expect(await watched.judge(id)).toMatchObject({ state: "checking", came: 12n * coin })
    })

    test("without batch support gets one call at a time", async () => {
      const alone: Handler = (request, response, body) =>
        body.startsWith("[")
          ? response.end('{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no batches"}}')
          : inFront()(request, response, body)
      await setEndpoints(await startEndpoint(alone), await startEndpoint(alone))
      const id = await request(12n * coin)
      await watched.chain.payToken(shopAddress, 12n * coin)
      await look()
      expect(await stateOf(id)).toBe("paid")
    })

    test("whose blocks are too full for one answer is asked for fewer blocks", async () => {
      const spans: number[] = []
      const full: Handler = (request, response, body) => {
        const asked = JSON.parse(body)
        if (Array.isArray(asked)) spans.push(asked.length - 1)
        if (asked.length > 4) response.end(" ".repeat(400_000))
        else inFront()(request, response, body)
      }
      await setEndpoints(await startEndpoint(full), ...watched.honest)
      const id = await request(12n * coin)
      spans.length = 0
      await watched.chain.mine(6)
      await watched.chain.payToken(shopAddress, 12n * coin)
      await look()
      expect(spans.slice(0, 3)).toEqual([7, 4, 2])
      expect(await stateOf(id)).toBe("paid")
    })

    test("that invents a block height misleads nobody", async () => {
      const high: Change = ({ method, result }) => (method === "eth_blockNumber" ? "0x3b9aca00" : result)
      await setEndpoints(await startEndpoint(inFront(high)), ...watched.honest)
      const id = await request(12n * coin)
      await look()
      await watched.chain.payToken(shopAddress, 12n * coin)
      await look()
      expect(await stateOf(id)).toBe("paid")
    })

    test("that is behind is skipped for the next one, and reported", async () => {
      const stuck = await watched.chain.height()
      const lagging: Change = ({ method, result }) =>
        method === "eth_blockNumber" ? `0x${stuck.toString(16)}` : result
      await setEndpoints(await startEndpoint(inFront(lagging)), ...watched.honest)
      const id = await request(12n * coin)
      await watched.chain.payToken(shopAddress, 12n * coin)
      await look()
      expect(await stateOf(id)).toBe("open")
      // Its newest block is old by now.
      watched.aheadMs = 25_000
      await look()
      await look()
      expect(await stateOf(id)).toBe("paid")
    })

    test("that fails alone leaves payments unobserved for a while, and nothing is lost", async () => {
      const id = await request(12n * coin)
      await restart({ ask: hastyAsk })
      await setEndpoints(await startEndpoint(() => {}))
      await watched.chain.payToken(shopAddress, 12n * coin)
      watched.aheadMs = 31_000
      await look()
      expect(await stateOf(id)).toBe("blind")
      await setEndpoints(...watched.honest)
      await look()
      expect(await stateOf(id)).toBe("paid")
    })
  })
})
