import { expect, test } from "vitest"
import { chainCursor } from "#app/lib/db/schema.ts"
import { guapToken } from "#content/facts/network.ts"
import { coin } from "#test/chain/counter-on-chain.ts"
import { type Change, describeOnChain, shopAddress } from "./test-watcher.ts"

// A single source can neither invent nor hide a payment.

const hex = (number: number) => `0x${number.toString(16)}`
const word = (text: string) => `0x${text.replace("0x", "").padStart(64, "0")}`

describeOnChain("on a chain", (watched) => {
  const { request, look, stateOf, setEndpoints, startEndpoint, inFront, restart } = watched
  const honest = () => watched.honest[0] ?? ""
  const other = () => watched.honest[1] ?? ""

  async function lookUntil(id: number, state: string, rounds = 6) {
    for (let round = 0; round < rounds && (await stateOf(id)) !== state; round++) await look()
    expect(await stateOf(id)).toBe(state)
  }

  test.each<["guap" | "guapx", string, Change]>([
    ["guap", "the token's logs", ({ method, result }) => (method === "eth_getLogs" ? [] : result)],
    [
      "guapx",
      "transactions",
      ({ method, result }) =>
        method === "eth_getBlockByNumber" ? { ...(result as object), transactions: [] } : result,
    ],
  ])("a payment in %s is seen although the first endpoint omits %s", async (asset, _, change) => {
    await setEndpoints(await startEndpoint(inFront(change)), honest(), other())
    const id = await request(12n * coin, { asset })
    if (asset === "guap") await watched.chain.payToken(shopAddress, 12n * coin)
    else await watched.chain.pay(shopAddress, 12n * coin)
    await lookUntil(id, "paid")
  })

  test("a single endpoint without new blocks does not count as seeing the chain", async () => {
    const id = await request(12n * coin)
    await setEndpoints(honest())
    await watched.chain.mine()
    await look()
    watched.aheadMs = 31_000
    await look()
    expect(await stateOf(id)).toBe("blind")
    await setEndpoints(honest(), other())
    await watched.chain.mine()
    await look()
    expect(await stateOf(id)).toBe("open")
  })

  /** Claims to be so many blocks ahead and invents them. */
  const ahead = (blocks: number): Change => {
    const hashOf = (number: number) => word(`abc${number.toString(16)}`)
    return ({ method, params, result }) => {
      if (method === "eth_blockNumber") return hex(Number(result) + blocks)
      if (method === "eth_getLogs") return result ?? []
      if (method !== "eth_getBlockByNumber" || result !== null) return result
      const number = Number(params[0])
      const parentHash = number === last + 1 ? lastHash : hashOf(number - 1)
      return {
        number: hex(number),
        hash: hashOf(number),
        parentHash,
        timestamp: hex(now()),
        transactions: [],
      }
    }
  }
  let last = 0
  let lastHash = ""
  const now = () => Math.floor(Date.now() / 1000)
  async function noteLast() {
    last = await watched.chain.height()
    const block = await watched.chain.rpc<{ hash: string }>("eth_getBlockByNumber", hex(last), false)
    lastHash = block.hash
  }

  test("an endpoint that claims to be ahead does not move the cursor while another one answers", async () => {
    await noteLast()
    await setEndpoints(await startEndpoint(inFront(ahead(60))), honest(), other())
    const id = await request(12n * coin)
    await look()
    const [cursor] = await watched.database.db.select().from(chainCursor)
    expect(cursor?.nextBlock).toBeLessThanOrEqual(last + 2)
    await watched.chain.payToken(shopAddress, 12n * coin)
    await lookUntil(id, "paid")
  })

  test("the watcher recovers after a single endpoint moved it ahead", async () => {
    const id = await request(12n * coin)
    await look()
    await noteLast()
    await setEndpoints(await startEndpoint(inFront(ahead(60))))
    await look()
    const [led] = await watched.database.db.select().from(chainCursor)
    expect(led?.nextBlock).toBeGreaterThan(last + 50)
    await setEndpoints(honest(), other())
    await watched.chain.payToken(shopAddress, 12n * coin)
    await lookUntil(id, "paid")
  })

  test("two endpoints with the same chain outvote a third with another", async () => {
    const forked: Change = ({ method, result }) =>
      method === "eth_getBlockByNumber" && result
        ? { ...(result as object), hash: word(`f${(result as { number: string }).number}`) }
        : result
    await setEndpoints(await startEndpoint(inFront(forked)), honest(), other())
    const id = await request(12n * coin)
    await watched.chain.payToken(shopAddress, 12n * coin)
    for (let round = 0; round < 40 && (await stateOf(id)) !== "paid"; round++) {
      await look()
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    expect(await stateOf(id)).toBe("paid")
  })

  test("two endpoints of one domain count as one source", async () => {
    const head = { number: "0x0", hash: "" }
    const transactionHash = word("def")
    let topic = ""
    const invented = () => ({
      ...{ address: guapToken.address, data: word((12n * coin).toString(16)), logIndex: "0x0" },
      topics: [topic, word(watched.payer), word(shopAddress)],
      ...{ blockNumber: head.number, blockHash: head.hash, transactionHash },
    })
    const liar: Change = ({ method, params, result }) => {
      if (method === "eth_getBlockByNumber") Object.assign(head, result)
      if (method === "eth_getTransactionReceipt" && params[0] === transactionHash)
        return { blockHash: head.hash, status: "0x1", logs: [invented()] }
      if (method !== "eth_getLogs") return result
      topic = (params as [{ topics: [string] }])[0].topics[0]
      return [invented()]
    }
    const one = await startEndpoint(inFront(liar))
    const { port } = new URL(await startEndpoint(inFront(liar)))
    const twin = new URL(one)
    twin.hostname = twin.hostname.replace("rpc.", "eu.")
    twin.port = port
    const id = await request(12n * coin)
    await setEndpoints(one, twin.href)
    await watched.chain.mine()
    await look()
    watched.aheadMs = 11_000
    await restart()
    await look()
    await look()
    expect(await stateOf(id)).toBe("one-source")
  })
})
