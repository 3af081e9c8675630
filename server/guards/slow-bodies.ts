import type { IncomingMessage, Server } from "node:http"

/** Less than this in one look, and nobody is sending any more: a phone on a poor network brings ten times as much. */
const leastBytes = 4 * 1024

type Watched = { request: IncomingMessage; bytesRead: number; since: number }

/**
 * Ends connections on which the body of a request trickles in. Node's own limit is on the whole of a request, and a
 * picture of five megabytes over a slow network needs minutes that a byte a second must not get.
 *
 * @param lookMs between two looks at a body; it ends after one and a half at most
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
