import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"

export type TestProxy = {
  origin: string
  /** Targets, used in turn. */
  targets: string[]
  stop(): Promise<void>
}

/** Header with the client address of a request: tests have one address, visitors have many. */
export const visitorHeader = "x-test-visitor"

/**
 * A minimal proxy: each request goes to the next instance, without health checks. An instance that refuses the connection
 * is skipped, as in nginx. One that dies during a request gives a 502, because nobody knows what it has done. A response
 * is sent once it is complete, each on its own connection: the keep-alive times of an instance do not apply to
 * connections to this proxy, and a client that relied on them would write into a closed one.
 */
export async function startProxy(): Promise<TestProxy> {
  let turn = 0
  const targets: string[] = []

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse, choice: number, left: number) => {
    const target = targets[choice % targets.length]
    const { [visitorHeader]: visitor, connection: _, ...headers } = incoming.headers
    const address = String(visitor ?? incoming.socket.remoteAddress)
    const before = headers["x-forwarded-for"]
    headers["x-forwarded-for"] = before ? `${before}, ${address}` : address
    headers["x-forwarded-proto"] = "http"
    const forward = request(`${target}${incoming.url}`, { method: incoming.method, headers, agent: false })
    const isDead = () => outgoing.writeHead(502, { connection: "close" }).end()
    forward.on("response", (response) =>
      buffer(response).then(
        // The headers include `connection: close`, because the instance was asked for it.
        (body) => outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders).end(body),
        isDead,
      ),
    )
    forward.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED" && left > 1) pass(incoming, outgoing, choice + 1, left - 1)
      else isDead()
    })
    // Only once connected, because the body can be read only once.
    forward.on("socket", (socket) => socket.on("connect", () => incoming.pipe(forward)))
  }

  const server = createServer((incoming, outgoing) => pass(incoming, outgoing, turn++, targets.length))
  await new Promise<void>((done) => server.listen(0, "localhost", done))
  const address = server.address()
  return {
    origin: `http://localhost:${typeof address === "object" ? address?.port : ""}`,
    targets,
    async stop() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
