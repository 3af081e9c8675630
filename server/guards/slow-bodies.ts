import type { IncomingMessage, Server } from "node:http"

/** The minimum for one interval: with less, nobody is really sending. A phone on a poor network sends ten times as much. */
const leastBytes = 4 * 1024

type Watched = { request: IncomingMessage; bytesRead: number; since: number }

/**
 * Closes connections whose request body arrives too slowly. Node limits only the total time of a request: a five-megabyte picture
 * over a slow network needs minutes, which a client that sends one byte a second must not get.
 *
 * @param lookMs the interval of the checks; a slow body is closed after one and a half intervals at most
 */
export function endSlowBodies(server: Server, lookMs = 10_000): void {
  const watched = new Set<Watched>()
  server.on("request", (request: IncomingMessage) => {
    const { headers, socket } = request
    if (headers["transfer-encoding"] === undefined && !Number(headers["content-length"])) return
    const entry = { request, bytesRead: socket.bytesRead, since: performance.now() }
    watched.add(entry)
    request.once("close", () => watched.delete(entry))
  })
  const timer = setInterval(() => {
    const now = performance.now()
    for (const entry of watched) {
      const { request, since } = entry
      const { bytesRead } = request.socket
      if (request.complete) watched.delete(entry)
      if (request.complete || now - since < lookMs) continue
      if (bytesRead - entry.bytesRead < leastBytes) request.socket.destroy()
      Object.assign(entry, { bytesRead, since: now })
    }
  }, lookMs / 2)
  timer.unref()
  server.once("close", () => clearInterval(timer))
}
