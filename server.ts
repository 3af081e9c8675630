import { createServer, type RequestListener, type Server } from "node:http"
import path from "node:path"
import { limitConnections } from "./server/guards/connections.ts"
import { endSlowBodies } from "./server/guards/slow-bodies.ts"
import { whenNpmEnds } from "./server/start/parent.mjs"
import { explainPort } from "./server/start/port-failure.ts"

const rootDir = import.meta.dirname
const startedAt = performance.now()

/** Running requests get this long to finish; then the process ends anyway. */
const drainMs = 10_000
/** The running mail delivery and the database get this long. Work that is not finished is repeated by the next start. */
const closeMs = 10_000
/** How long `/readyz` says 503 before the port closes, so that the load balancer notices. */
const noticeMs = 1000

/**
 * Limits for slow clients. Node checks every 30 s by default, so that a timeout of 10 s for the headers could take 40 s. A whole
 * request may take minutes, as for a picture on a poor network; endSlowBodies closes a body that trickles in.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 180_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
}
const silentMs = 60_000
/** Each connection takes a few kilobytes and a file handle; the database and the files need file handles as well. */
const mostConnections = 4_000

type Bundle = typeof import("#server/bundle.ts")

/** The process entry: opens the port and shuts it down gracefully. server/run.ts makes the responses. */
export async function serve(): Promise<void> {
  const isDevelopment = process.env.NODE_ENV === "development"
  const vite = isDevelopment
    ? await import("vite").then(({ createServer }) => createServer({ server: { middlewareMode: true } }))
    : undefined
  const loadBundle = (): Promise<Bundle> =>
    vite
      ? (vite.ssrLoadModule("/server/bundle.ts") as Promise<Bundle>)
      : import(path.join(rootDir, "build", "server", "index.js"))

  const { runProduct } = await loadBundle()
  const product = await runProduct(process.env, rootDir)
  const { config, services } = product

  const listener: RequestListener = vite
    ? (request, response) =>
        vite.middlewares(request, response, async () => {
          // Loaded anew after every change; the database and the services stay open.
          const { createApp } = await loadBundle()
          createApp(services).listener(request, response)
        })
    : product.app.listener

  const server = createServer(limits, listener)
  server.maxConnections = mostConnections
  // Closes the connection of a client that does not read its response.
  server.timeout = silentMs
  endSlowBodies(server)
  // Behind a proxy all connections come from one address.
  if (config.trustedProxies === 0) limitConnections(server)
  const inFlight = countInFlight(server)
  server.listen(config.port, config.host, async () => {
    const address = server.address()
    const port = typeof address === "object" && address ? address.port : config.port
    await product.announce(port, performance.now() - startedAt)
  })
  server.on("error", async (error: NodeJS.ErrnoException) => {
    console.error(explainPort(error, config))
    await product.close()
    process.exit(1)
  })

  let stopping = false
  const stop = async (reason: string) => {
    if (stopping) return
    stopping = true
    services.lifecycle.draining = true
    services.log.info("process.draining", { reason })
    // Event streams never end by themselves.
    services.live.end()
    const until = performance.now() + drainMs
    await pause(noticeMs)
    server.close()
    server.closeIdleConnections()
    while (inFlight.count > 0 && performance.now() < until) await pause(20)
    server.closeAllConnections()
    await vite?.close()
    const closed = await Promise.race([product.close().then(() => true), pause(closeMs).then(() => false)])
    services.log.info("process.stopped", { closed })
    process.exit(closed ? 0 : 1)
  }
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"] as const) process.on(signal, () => stop(signal))
  // The parent is gone: the launcher (scripts/start.mjs), or npm when npm started this process directly.
  if (process.send) process.on("disconnect", () => stop("launcher gone"))
  else whenNpmEnds(() => stop("npm gone"))
}

function countInFlight(server: Server): { count: number } {
  const inFlight = { count: 0 }
  server.on("request", (_, response) => {
    inFlight.count++
    response.once("close", () => {
      inFlight.count--
    })
  })
  return inFlight
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

serve().catch((error: unknown) => {
  // Start-up errors are for the person at the terminal: a sentence, not a stack.
  console.error(error instanceof Error ? `\n${error.message}\n` : error)
  process.exit(1)
})
