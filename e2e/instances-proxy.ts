import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http"
import { buffer } from "node:stream/consumers"

export type TestProxy = {
  origin: string
  /** Who answers, in turn. */
  targets: string[]
  stop(): Promise<void>
}

/** Whom a request comes from, as if the connection did: tests have one address, visitors have many. */
export const visitorHeader = "x-test-visitor"

/**
 * As plain as a proxy gets: each request to the next instance, without asking how it is. One that refuses the connection
 * is passed over, as nginx does; one that dies with a request in its hands is a 502, for nobody knows what it has done.
 * An answer is sent once all of it is there, and each on a connection of its own: what an instance says of how long its
 * connections live is not true of those to this proxy, and whoever believed it would write into a closed one.
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
        // `connection: close` is among the headers, for the instance was asked for it.
        (body) => outgoing.writeHead(response.statusCode ?? 502, response.rawHeaders).end(body),
        isDead,
      ),
    )
    forward.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "ECONNREFUSED" && left > 1) pass(incoming, outgoing, choice + 1, left - 1)
      else isDead()
    })
    // Only once there is somebody to send it to: what was read is gone.
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
