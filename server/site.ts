import * as build from "virtual:react-router/server-build"
import { createRequestHandler, RouterContextProvider } from "react-router"
import { type CacheHints, cacheHints as cacheHintsContext } from "#app/lib/cache/cache-hints.ts"
import { createLookupLimit } from "#app/lib/http/lookup-limit.ts"
import { keepSentForm } from "#app/lib/http/sent-form.server.ts"
import { type RequestFacts, requestFacts, services as servicesContext } from "#app/services.ts"
import { isLive, isReady } from "./health.ts"
import { openLiveRequest } from "./live-requests.ts"
import { metrics } from "./metrics/metrics.ts"
import type { BufferedResponse } from "./pages/buffered-response.ts"
import { staticFiles } from "./pages/static-files.ts"
import { createRouteOf, type RouteFacts } from "./route-of.ts"
import type { AppServices } from "./services.ts"
import { pictureLimit, socialImages } from "./social-images/social-images.ts"

/** What there is to be asked for; in which order a request meets it is said in front.ts. */
export type ServedSite = {
  findFile(url: string): BufferedResponse | undefined
  routeOf(path: string): RouteFacts
  /** What machines ask for, by path. */
  checks: ReadonlyMap<string, (request: Request) => Response | Promise<Response>>
  /** What goes on being told of a path, for as long as somebody listens; undefined for a path that has a page. */
  streamOf(path: string): ((facts: RequestFacts) => Promise<Response>) | undefined
  /** @param keeping where loaders say until when their answer is true */
  render(request: Request, facts: RequestFacts, cacheHints: CacheHints): Promise<Response>
}

export function createSite(app: AppServices): ServedSite {
  const { config } = app
  const renderPage = createRequestHandler(build, config.mode)
  const checks = new Map<string, (request: Request) => Response | Promise<Response>>()
    .set("/livez", isLive)
    .set("/readyz", () => isReady(app))
  const measured = metrics(app, build.assets.version)
  if (measured) checks.set("/metrics", measured)

  const answer = (request: Request, facts: RequestFacts, cacheHints: CacheHints) => {
    const context = new RouterContextProvider()
    context.set(servicesContext, isPublicRead(request) ? { ...app, db: app.publicReads } : app)
    context.set(requestFacts, facts)
    context.set(cacheHintsContext, cacheHints)
    keepSentForm(context, request)
    return renderPage(request, context)
  }
  // The pages that the pictures are of, and those that the search reads, are asked for as nobody in particular.
  const anonymous = { id: "own-page", limitGroup: "own-page" }
  app.siteSearch.readFrom((path) => answer(new Request(new URL(path, config.publicUrl)), anonymous, {}))
  const drawPicture = socialImages(
    config,
    (url) => answer(new Request(url), anonymous, {}),
    createLookupLimit(pictureLimit, app.clock),
  )

  return {
    // Vite has them in development.
    findFile: config.mode === "development" ? () => undefined : staticFiles(config.rootDir),
    routeOf: createRouteOf(build.routes, ["/livez", "/readyz", "/metrics"]),
    checks,
    streamOf: (path) => openLiveRequest(app, path),
    async render(request, facts, cacheHints) {
      const picture = await drawPicture(request.method, new URL(request.url).pathname, facts)
      return picture ?? answer(asSeenByTheVisitor(request, config.trustedProxies), facts, cacheHints)
    },
  }
}

/** Pages, files and data that anybody may ask for: all that is read outside of the back office. */
function isPublicRead({ method, url }: Request): boolean {
  return (method === "GET" || method === "HEAD") && !/^\/admin\b/.test(new URL(url).pathname)
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
  const isFound = isDecodable(url.pathname)
  const proto = trustedProxies > 0 && request.headers.get("x-forwarded-proto")?.split(",").at(-1)?.trim()
  // Another request is as much work as what React Router does with it.
  if (isFound && proto !== "https" && !request.headers.has("origin")) return request
  if (!isFound) url.pathname = nowhere
  if (proto === "https") url.protocol = "https:"
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
