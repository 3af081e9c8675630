import { randomUUID } from "node:crypto"
import * as build from "virtual:react-router/server-build"
import { Hono, type MiddlewareHandler } from "hono"
import { createRequestHandler, RouterContextProvider } from "react-router"
import { type RequestFacts, requestFacts, services as servicesContext } from "#app/services.ts"
import { accessLog } from "./access-log.ts"
import { bodyLimit } from "./body-limit.ts"
import { clientAddress, limitGroup } from "./client-address.ts"
import { compression } from "./compression.ts"
import { health } from "./health.ts"
import { metrics } from "./metrics.ts"
import { originCheck } from "./origin-check.ts"
import { pageCache } from "./page-cache.ts"
import type { ShellEnv } from "./request-context.ts"
import { securityHeaders } from "./security-headers.ts"
import type { AppServices } from "./services.ts"
import { socialImages } from "./social-images/social-images.ts"
import { staticFiles } from "./static-files.ts"

/**
 * The product as a function of Request to Response. The order below is the order a request meets it.
 *
 * @param app everything it needs of the world; tests pass their own
 */
export function createApp(app: AppServices): Hono<ShellEnv> {
  const { config, log } = app
  const shell = new Hono<ShellEnv>()
  const renderPage = createRequestHandler(build, config.mode)

  shell.use(async (c, next) => {
    c.set("requestId", randomUUID())
    c.set(
      "clientAddress",
      clientAddress(
        c.env?.incoming?.socket.remoteAddress,
        c.req.header("x-forwarded-for"),
        config.trustedProxies,
      ),
    )
    await next()
  })
  shell.use(accessLog(app))
  shell.use(securityHeaders(config))
  shell.use(knownMethods)
  shell.route("/", health(app))
  shell.route("/", metrics(app, build.assets.version))
  if (config.mode !== "development") shell.use(staticFiles(config.rootDir))
  shell.use(originCheck(config))
  shell.use(bodyLimit())
  shell.use(compression())
  shell.use(pageCache(app.pages))
  if (app.shedding) shell.use(app.shedding.middleware)

  const answer = (request: Request, facts: RequestFacts) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, app)
    context.set(requestFacts, facts)
    return renderPage(request, context)
  }
  // The pages that the pictures are of are asked for as nobody in particular.
  const anonymous = { id: "social-image", limitGroup: "social-image" }
  shell.use(socialImages(config, (url) => answer(new Request(url), anonymous)))
  shell.all("*", (c) =>
    answer(asSeenByTheVisitor(c.req.raw, config.trustedProxies), {
      id: c.get("requestId"),
      limitGroup: limitGroup(c.get("clientAddress")),
    }),
  )

  shell.onError((error, c) => {
    // A visitor who went away in the middle of a form is no failure of ours.
    if (!c.req.raw.signal.aborted) log.error("request.failed", error, { requestId: c.get("requestId") })
    return c.text("Unexpected Application Error!", 500)
  })
  return shell
}

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]

/** The web platform's Request knows no TRACE or CONNECT, and neither do we. */
const knownMethods: MiddlewareHandler = async (c, next) => {
  if (!methods.includes(c.req.method)) return c.text("Method Not Allowed", 405, { Allow: methods.join(", ") })
  return next()
}

/** An address that is no page: React Router answers it with the page for those. */
const nowhere = "/%25"

/**
 * The request under the address the visitor used: a proxy that ends TLS speaks http to us. The origin was judged
 * already (origin-check.ts); React Router's own, weaker check would refuse what a proxy renamed. A path that cannot be
 * decoded leads nowhere, and React Router would print it on the console with the token it may hold. Nor does one with a
 * NUL, which no text of the database can hold: PostgreSQL refuses even to look for it.
 */
function asSeenByTheVisitor(request: Request, trustedProxies: number): Request {
  const url = new URL(request.url)
  if (!isDecodable(url.pathname)) url.pathname = nowhere
  if (trustedProxies > 0 && request.headers.get("x-forwarded-proto")?.split(",").at(-1)?.trim() === "https")
    url.protocol = "https:"
  const seen = new Request(url, request)
  seen.headers.delete("origin")
  return seen
}

function isDecodable(path: string): boolean {
  try {
    // The bundler drops a call whose answer is not used, and with it the exception.
    return !decodeURIComponent(path).includes("\0")
  } catch {
    return false
  }
}
