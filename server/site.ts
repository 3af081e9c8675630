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

/** Everything that can be requested; pipeline.ts has the order. */
export type ServedSite = {
  findFile(url: string): BufferedResponse | undefined
  routeOf(path: string): RouteFacts
  /** Health checks and metrics, by path. */
  checks: ReadonlyMap<string, (request: Request) => Response | Promise<Response>>
  /** The event stream of a path; undefined for other paths. */
  streamOf(path: string): ((facts: RequestFacts) => Promise<Response>) | undefined
  /** @param cacheHints filled by loaders: expiry and tags */
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
  // Pages for social images and for the search index are rendered for an anonymous visitor.
  const anonymous = { id: "own-page", limitGroup: "own-page" }
  app.siteSearch.readFrom((path) => answer(new Request(new URL(path, config.publicUrl)), anonymous, {}))
  const drawPicture = socialImages(
    config,
    (url) => answer(new Request(url), anonymous, {}),
    createLookupLimit(pictureLimit, app.clock),
  )

  return {
    // Vite serves them in development.
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

/** Whether it is a read outside of the back office. */
function isPublicRead({ method, url }: Request): boolean {
  return (method === "GET" || method === "HEAD") && !/^\/admin\b/.test(new URL(url).pathname)
}

/** A path without a route: React Router answers it with the not-found page. */
const nowhere = "/%25"

/**
 * The request with the scheme that the visitor used: a proxy that terminates TLS forwards http. The Origin header was checked already
 * (origin-check.ts); React Router's own, weaker check would refuse hosts that a proxy renamed. A path that cannot be decoded gets the
 * not-found page, because React Router would print it to the console with the token it may hold. So does a path with NUL, which PostgreSQL
 * refuses in any text.
 */
function asSeenByTheVisitor(request: Request, trustedProxies: number): Request {
  const url = new URL(request.url)
  const isFound = isDecodable(url.pathname)
  const proto = trustedProxies > 0 && request.headers.get("x-forwarded-proto")?.split(",").at(-1)?.trim()
  // Copying a request costs as much as React Router's own work on it.
  if (isFound && proto !== "https" && !request.headers.has("origin")) return request
  if (!isFound) url.pathname = nowhere
  if (proto === "https") url.protocol = "https:"
  const seen = new Request(url, request)
  seen.headers.delete("origin")
  return seen
}

function isDecodable(path: string): boolean {
  try {
    // Uses the result: the bundler drops a call whose result is unused, and its exception with it.
    return !decodeURIComponent(path).includes("\0")
  } catch {
    return false
  }
}
