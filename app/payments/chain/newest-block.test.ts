import { describe, expect, test } from "vitest"
import { countValidators } from "./json-rpc.server.ts"
import { askNewestBlock } from "./newest-block.server.ts"
import { explorer, type Handler, hastyAsk, localAsk, node, useEndpoints } from "./test-endpoint.ts"

const start = useEndpoints()
const now = new Date("2026-11-23T12:00:00Z")
const newest = () => ({ height: 70_000, blockAt: new Date(now.getTime() - 4000) })
const heard = {
  kind: "heard",
  height: 70_000,
  blockAt: new Date("2026-11-23T11:59:56Z"),
  ms: expect.any(Number),
}
const says =
  (text: string, status = 200, headers = {}): Handler =>
  (_request, response) =>
    response.writeHead(status, headers).end(text)
const result = (value: unknown) => JSON.stringify({ jsonrpc: "2.0", id: 1, result: value })
const ask = async (network: "l1" | "l2", handler: Handler, by = localAsk) =>
  askNewestBlock(by, { network, url: await start(handler) }, now)

/** Never ends: one byte every 50 ms. */
const drips: Handler = (_request, response) => {
  const timer = setInterval(() => response.write(" "), 50)
  response.on("close", () => clearInterval(timer))
}

test("a layer 2 node and a layer 1 explorer report their newest block", async () => {
  expect(await ask("l2", node(newest))).toEqual(heard)
  expect(await ask("l1", explorer(newest))).toEqual(heard)
})

describe("an endpoint that", () => {
  test.each<[string, Handler, string]>([
    ["answers with a web page", says("<!doctype html><title>Down</title>"), "not-json"],
    ["never answers", () => {}, "silent"],
    ["answers for ever, a little at a time", drips, "silent"],
    ["breaks the connection off", (_request, response) => response.socket?.destroy(), "reset"],
    [
      "breaks it off in the middle of its answer",
      (_request, response) => {
        response.writeHead(200, { "content-length": "1000" }).write("{")
        setTimeout(() => response.socket?.destroy(), 20)
      },
      "reset",
    ],
    ["is of another chain", node(newest, { chainId: "0x1" }), "other-chain"],
    ["wants no more questions", says("", 429), "status"],
    ["is broken", says("", 502), "status"],
    ["sends us on", says("", 302, { location: "https://endpoint.test/" }), "redirect"],
    ["sends more than we read", says(`"${"x".repeat(400_000)}"`), "too-long"],
    [
      "refuses the question",
      says(JSON.stringify({ jsonrpc: "2.0", id: 1, error: { code: -32601, message: "no" } })),
      "error",
    ],
    ["answers with something else", says(result({ surprise: true })), "malformed"],
    ["answers with a number that is none", says(result("0x115c7zz")), "malformed"],
    ["answers with a height beyond all numbers", says(result(`0x${"f".repeat(70)}`)), "malformed"],
    ["answers with nothing", says(""), "not-json"],
    ["speaks no HTTP", (_request, response) => response.socket?.end("SSH-2.0\r\n"), "malformed"],
    [
      "tells of a block of tomorrow",
      node(() => ({ height: 7, blockAt: new Date(now.getTime() + 31_000) })),
      "clock",
    ],
  ])("%s has its own problem code", async (_, handler, problem) => {
    expect(await ask("l2", handler, problem === "silent" ? hastyAsk : localAsk)).toEqual({
      kind: "failed",
      problem,
    })
  })

  test("does not exist refuses the connection", async () => {
    const url = "https://endpoint.test:9/"
    expect(await askNewestBlock(localAsk, { network: "l2", url }, now)).toEqual({
      kind: "failed",
      problem: "refused",
    })
  })

  test.each<[string, Handler, string]>([
    ["an explorer of another chain", explorer(newest, { genesis: "1".repeat(64) }), "other-chain"],
    ["an explorer that is a web page", says("<html>"), "not-json"],
    ["an explorer with an excuse", says("There was an error. Check your console."), "not-json"],
    ["an explorer without this interface", says("", 404), "status"],
  ])("is %s has its own problem code", async (_, handler, problem) => {
    expect(await ask("l1", handler)).toEqual({ kind: "failed", problem })
  })
})

describe("the validators of the last 20 blocks", () => {
  const count = async (handler: Handler, height = 70_000) =>
    countValidators(localAsk, await start(handler), height)

  test("are the distinct block producers, also on a chain with fewer blocks", async () => {
    expect(await count(node(newest))).toBe(5)
    expect(await count(node(newest, { validators: 4 }))).toBe(4)
    expect(
      await count(
        node(() => ({ height: 2, blockAt: now })),
        2,
      ),
    ).toBe(3)
  })

  test("are null if a node does not support batches or its answer is incomplete", async () => {
    expect(await count(says(result("0x1")))).toBeNull()
    expect(await count(says("[]"))).toBeNull()
    expect(await count(says("", 429))).toBeNull()
    expect(await count(says("<html>"))).toBeNull()
    const block = { number: "0x11170", miner: `0x${"0".repeat(40)}` }
    expect(await count(says(`[${result({ ...block, number: "0x0" })}]`), 0)).toBeNull()
  })
})
