import { createServer, type RequestListener, type Server } from "node:http"
import path from "node:path"
import { limitConnections } from "./server/guards/connections.ts"
import { endSlowBodies } from "./server/guards/slow-bodies.ts"
import { whenNpmEnds } from "./server/start/parent.mjs"
import { explainPort } from "./server/start/port-failure.ts"

const rootDir = import.meta.dirname
const startedAt = performance.now()

/** In-flight requests get this long to finish; then the process ends all the same. */
const drainMs = 10_000
/** A mail that is on its way, and the database, get this long; what is not finished is done again by the next start. */
const closeMs = 10_000
/** How long `/readyz` says 503 before the port closes, so that whoever sends visitors notices. */
const noticeMs = 1000

/**
 * How slow a client may be. Node looks every 30 s by default, so that ten seconds for the headers became forty. A whole
 * request may take minutes, as a picture does on a poor network; a body that trickles is ended by endSlowBodies.
 */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 180_000,
  keepAliveTimeout: 10_000,
  connectionsCheckingInterval: 2_000,
}
const silentMs = 60_000
/** Each is a few kilobytes and a file handle; the database and the files need some of those as well. */
const mostConnections = 4_000

type Bundle = typeof import("#server/bundle.ts")

/** The process: opens the port, and closes it in an orderly way. What answers there is made by server/run.ts. */
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
          // Loaded anew after every change; the database and everything else stay open.
          const { createApp } = await loadBundle()
          createApp(services).listener(request, response)
        })
    : product.app.listener

  const server = createServer(limits, listener)
  server.maxConnections = mostConnections
  // A reader who takes nothing of its answer any more.
  server.timeout = silentMs
  endSlowBodies(server)
  // Behind a proxy all come from one address.
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
    // They would never end by themselves.
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
  // The launcher that started us is gone (scripts/start.mjs), or npm, where that became this process.
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
  // Start-up failures are for the person at the terminal: the sentence, not a stack.
  console.error(error instanceof Error ? `\n${error.message}\n` : error)
  process.exit(1)
})
