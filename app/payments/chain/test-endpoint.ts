import http, { type IncomingMessage, type ServerResponse } from "node:http"
import type { AddressInfo } from "node:net"
import { afterAll } from "vitest"
import { genesisHash } from "#content/facts/network.ts"
import { thisMachine } from "#test/chain/this-machine.ts"
import { createAsk } from "./ask.server.ts"

export type Handler = (request: IncomingMessage, response: ServerResponse, body: string) => void

/** Reaches endpoints of `useEndpoints`. The timeout is long enough for a busy machine. */
export const localAsk = createAsk({ ...thisMachine, answerMs: 30_000, mostBytes: 300_000 })

/** For endpoints that never answer. */
export const hastyAsk = createAsk({ ...thisMachine, answerMs: 500, mostBytes: 300_000 })

/**
 * @returns a function that starts an endpoint on a domain of its own and returns its URL; all endpoints stop after the last test
 */
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

/** A layer 2 node with one block every 5 s, produced by `validators` in turn. */
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

/** A layer 1 explorer. */
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
