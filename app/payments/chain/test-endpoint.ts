import http, { type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll } from "vitest"
import { genesisHash } from "#content/facts/network.ts"
import { thisMachine } from "#test/chain/this-machine.ts"
import { createAsk } from "./ask.server.ts"

export type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void

/** Reaches endpoints of `useEndpoints`. One that answers has all the time that a busy machine may need. */
export const localAsk = createAsk({ ...thisMachine, answerMs: 30_000, mostBytes: 300_000 })

/** For those that never answer. */
export const hastyAsk = createAsk({ ...thisMachine, answerMs: 500, mostBytes: 300_000 })

/** @returns starts an endpoint that behaves as it is told to, and says its address, of a domain of its own; all end after the last test */
export function useEndpoints(): (handler: Handler) => Promise<string> {
  const servers: http.Server[] = []
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })
  return async (handler) => {
    const server = http.createServer(async (request, response) => {
      let body = ""
      for await (const part of request) body += part
      handler(request, response, body)
    })
    servers.push(server)
    await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
    const { port } = server.address() as AddressInfo
    return `https://rpc.endpoint-${port}.test:${port}/`
  }
}

type Question = { id: number; method: string; params: [string] }

/** A node of layer 2 with one block each 5 s, made by as many validators in turn. */
export function node(
  newest: () => { height: number; blockAt: Date },
  { chainId = "0x115c7", validators = 5, tokenCode = "0x6080" } = {},
): Handler {
  const answer = ({ id, method, params }: Question) => {
    const { height, blockAt } = newest()
    const number = params[0] === "latest" ? height : Number(params[0])
    const result =
      method === "eth_chainId"
        ? chainId
        : method === "eth_getCode"
          ? tokenCode
          : {
              number: `0x${number.toString(16)}`,
              timestamp: `0x${(Math.floor(blockAt.getTime() / 1000) - (height - number) * 5).toString(16)}`,
              miner: `0x${String((number % validators) + 1).padStart(40, "a")}`,
            }
    return { jsonrpc: "2.0", id, result }
  }
  return (_request, response, body) => {
    const asked = JSON.parse(body) as Question | Question[]
    response.end(JSON.stringify(Array.isArray(asked) ? asked.map(answer) : answer(asked)))
  }
}

/** An explorer of layer 1. */
export function explorer(
  newest: () => { height: number; blockAt: Date },
  { genesis = genesisHash }: { genesis?: string } = {},
): Handler {
  const hashOf = (height: number) => (height === 0 ? genesis : height.toString(16).padStart(64, "0"))
  return (request, response) => {
    const url = new URL(request.url ?? "", "https://endpoint.test")
    const { height, blockAt } = newest()
    if (url.pathname === "/api/getblockcount") response.end(String(height))
    else if (url.pathname === "/api/getblockhash") response.end(hashOf(Number(url.searchParams.get("index"))))
    else if (url.pathname === "/api/getblock")
      response.end(
        JSON.stringify({
          height: Number.parseInt(url.searchParams.get("hash") ?? "", 16),
          time: Math.floor(blockAt.getTime() / 1000),
        }),
      )
    else response.writeHead(404).end()
  }
}
