import { randomUUID } from "node:crypto"
import type { IncomingHttpHeaders, IncomingMessage, RequestListener } from "node:http"
import type { Socket } from "node:net"
import { getRequestListener } from "@hono/node-server"
import type { CacheHints } from "#app/lib/cache/cache-hints.ts"
import { carriesCookie } from "#app/lib/http/carries-cookie.ts"
import { contentSecurityPolicy } from "#app/lib/http/content-security-policy.ts"
import { readTheme } from "#app/lib/http/theme.ts"
import type { RequestFacts } from "#app/services.ts"
import { logRequest } from "./access-log.ts"
import { isPictureForm, readBody } from "./guards/body-limit.ts"
import { clientAddress, isPublicPeer, limitGroup } from "./guards/client-address.ts"
import { isFromElsewhere } from "./guards/origin-check.ts"
import { refusal } from "./guards/refusal.ts"
import { fixedSecurityHeaders, permissionsPolicy } from "./guards/security-headers.ts"
import {
  type Answer,
  type BufferedResponse,
  type EncodedResponse,
  encodeResponse,
  type HeaderLine,
  headerOf,
  readResponse,
} from "./pages/buffered-response.ts"
import { createStyleInliner } from "./pages/inlined-style.ts"
import { addressAsRead } from "./route-of.ts"
import type { AppServices } from "./services.ts"
import type { ServedSite } from "./site.ts"
import { maskSecrets } from "./start/mask-secrets.ts"

export type Pipeline = {
  /** For Node's HTTP server. */
  listener: RequestListener
  /** The same as a function of Request to Response. @param connection Node's request, for the peer address */
  fetch(request: Request, connection?: { incoming?: IncomingMessage }): Promise<Response>
}

/** The parts of a Node request that the response depends on. */
type Asked = { method: string; url: string; headers: IncomingHttpHeaders }

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
const isReading = (method: string) => method === "GET" || method === "HEAD"
/** Excludes files, which have an extension, and health checks, which are never refused. */
const mayBePage = (path: string) => !/^\/(livez|readyz|metrics)$|\.[a-z\d]+$/.test(path)
const pathOf = (url: string) => url.split("?", 1)[0] ?? url
const askedOf = ({ method = "", url = "", headers }: IncomingMessage): Asked => ({ method, url, headers })

const text = (status: number, words: string, headers: HeaderLine[] = []): EncodedResponse => ({
  status,
  headers: [["Content-Type", "text/plain; charset=UTF-8"], ...headers],
  body: Buffer.from(words),
})
const later: HeaderLine[] = [["Retry-After", "5"]]

/** A pending flash message makes a page personal. Signed-in people get the same public pages as everybody. */
const hasNoMessage = ({ cookie }: IncomingHttpHeaders) => !carriesCookie(cookie, "flash")

/**
 * The order that a request meets, from top to bottom. Cached pages and files are answered synchronously; everything else is rendered,
 * compressed, cached if its route has cache tags, and gets the common headers.
 */
export function createPipeline(
  app: Pick<AppServices, "config" | "log" | "counts" | "pages" | "shedding">,
  site: ServedSite,
): Pipeline {
  const { config, log, counts, pages, shedding } = app
  const visits = createStyleInliner(site.findFile, config)
  const busyPage = refusal("busyPage", 503, later)
  /** The cache key: the theme is part of the document. */
  const keyOf = ({ url, headers }: Pick<Asked, "url" | "headers">) =>
    readTheme(headers.cookie) + addressAsRead(url, site.routeOf)

  /** The client that limits count (client-address.ts). @param peer address of the socket */
  const visitorOf = (headers: IncomingHttpHeaders, peer?: string) =>
    limitGroup(clientAddress(peer, headers["x-forwarded-for"]?.toString(), config.trustedProxies))

  /** A file, a cached page or a refusal, without waiting. */
  function answerAtOnce({ method, url, headers }: Asked, peer?: string): EncodedResponse | undefined {
    // The web platform's Request has no TRACE or CONNECT.
    if (!methods.includes(method)) return text(405, "Method Not Allowed", [["Allow", methods.join(", ")]])
    if (!isReading(method)) return undefined
    // Only canonical paths are found in the cache; other spellings go on to the redirect.
    const kept = hasNoMessage(headers) ? pages?.find(keyOf({ url, headers })) : undefined
    if (kept) return encodeResponse(visits.formFor(kept, headers), headers)
    const file = visits.noteOf(url) ?? site.findFile(pathOf(url))
    if (file) return "plain" in file ? encodeResponse(file, headers) : file
    const isRefused =
      method === "GET" &&
      mayBePage(pathOf(url)) &&
      !isKnown(keyOf({ url, headers }), headers) &&
      shedding?.turnsAway(visitorOf(headers, peer))
    return isRefused ? busyPage : undefined
  }

  /** Renders a response. @param url the address as requested */
  async function make(request: Request, url: URL, headers: IncomingHttpHeaders, facts: RequestFacts) {
    const { method } = request
    const { pathname, search } = url

    const check = isReading(method) ? site.checks.get(pathname) : undefined
    if (check) return pack(await readResponse(await check(request)), headers)

    // An endless stream: neither buffered nor compressed, and it takes no admission slot.
    const stream = method === "GET" ? site.streamOf(pathname) : undefined
    if (stream) return streamed(await stream(facts))

    const route = site.routeOf(pathname)
    // Redirects reads to the canonical address; forms are answered at any spelling.
    if (isReading(method) && route.address) return text(308, "", [["Location", route.address + search]])

    if (isFromElsewhere(request, config)) return refusal("crossOrigin", 403)
    const whole = await readBody(request)
    if (!whole) return refusal("tooLarge", 413, [["Connection", "close"]])

    // The back office answers anonymous requests before reading the body, so its uploads need no slots of their own.
    const isUpload =
      isPictureForm(method, pathname, headers["content-type"]) && !pathname.startsWith("/admin/")
    const cacheTags = isReading(method) && hasNoMessage(headers) ? route.cacheTags : undefined
    const key = keyOf({ url: pathname + search, headers })

    const render = async (): Promise<BufferedResponse | Answer> => {
      const kind =
        !isReading(method) && method !== "OPTIONS" ? "form" : isKnown(key, headers) ? "kept" : "page"
      const leave = shedding ? await shedding.enter(kind, facts.limitGroup, isUpload) : () => {}
      if (!leave) return kind === "form" ? refusal("busyForm", 503, later) : busyPage
      try {
        const cacheHints: CacheHints = {}
        const complete = cacheTags ? asRead(whole, url) : whole
        const made = await readResponse(
          await site.render(complete, facts, cacheHints),
          cacheTags && cacheHints,
        )
        if (cacheTags && "plain" in made) visits.prepare(made)
        return made
      } finally {
        leave()
      }
    }
    return pack(await (cacheTags && pages ? pages.make(key, cacheTags, render) : render()), headers)
  }

  /**
   * The request that the route of a cached page sees: only the query and cookies of the cache key, so that no session can change the page.
   * HEAD becomes GET, which fills the cache as well.
   */
  function asRead(request: Request, { origin, pathname, search }: URL): Request {
    const headers = new Headers(request.headers)
    const theme = readTheme(headers.get("cookie"))
    headers.delete("cookie")
    if (theme !== "system") headers.set("cookie", `theme=${theme}`)
    const { signal } = request
    return new Request(origin + addressAsRead(pathname + search, site.routeOf), { headers, signal })
  }
  const streamed = ({ status, headers, body }: Response): Answer => ({ status, headers: [...headers], body })
  const pack = (made: BufferedResponse | Answer, headers: IncomingHttpHeaders): Answer =>
    "plain" in made ? encodeResponse(visits.formFor(made, headers), headers) : made
  const isKnown = (key: string, headers: IncomingHttpHeaders) => hasNoMessage(headers) && pages?.knows(key)

  const fixed = Object.entries(fixedSecurityHeaders(config))
  const fixedNames = new Set(fixed.map(([name]) => name.toLowerCase()))
  const withPolicy = config.mode !== "development"

  /** The headers of every response, files and errors included. */
  function headersOf({ headers }: Answer, path: string): HeaderLine[] {
    const lines = [...headers.filter(([name]) => !fixedNames.has(name.toLowerCase())), ...fixed]
    lines.push(["Permissions-Policy", permissionsPolicy(path)])
    // A document with inline scripts sets a policy with their hashes (entry.server.tsx).
    if (withPolicy && !headerOf(headers, "content-security-policy"))
      lines.push(["Content-Security-Policy", contentSecurityPolicy()])
    // Clients may store cached responses and revalidate them each time: a 304 is a few bytes.
    if (!headerOf(headers, "cache-control"))
      lines.push(["Cache-Control", headerOf(headers, "etag") ? "no-cache" : "no-store"])
    return lines
  }

  /** The names of a path in logs and metrics. */
  const namesOf = (path: string) => ({ path: maskSecrets(path), route: site.routeOf(path).name })

  /** Headers and names by response, computed once: this doubles the cached pages per second. */
  const prepared = new WeakMap<Answer, { lines: string[]; names: ReturnType<typeof namesOf> }>()
  function prepare(answer: Answer, path: string) {
    const fresh = { lines: headersOf(answer, path).flat(), names: namesOf(path) }
    prepared.set(answer, fresh)
    return fresh
  }

  async function respond(request: Request, asked: Asked, peer?: string, known?: Answer) {
    const { headers } = asked
    const started = performance.now()
    const url = new URL(request.url)
    const facts = { id: randomUUID(), limitGroup: visitorOf(headers, peer) }
    counts.inFlight++
    const answer = known ?? (await make(request, url, headers, facts).catch(failed))
    counts.inFlight--
    function failed(error: unknown): Answer {
      // The client disconnected: 499 is what proxies log for it, and nobody receives it.
      if (request.signal.aborted) return text(499, "")
      log.error("request.failed", error, { requestId: facts.id })
      return text(500, "Unexpected Application Error!")
    }
    const { method } = request
    const { status, body } = answer
    logRequest(app, { requestId: facts.id, method, status, ...namesOf(url.pathname), started })
    const lines: HeaderLine[] = [...headersOf(answer, url.pathname), ["X-Request-Id", facts.id]]
    return new Response(method === "HEAD" ? null : body, { status, headers: lines })
  }

  /** Checks each connection once: a client that bypasses the proxy can forge its address. */
  const lookedAt = new WeakSet<Socket>()
  function notePeer(socket: Socket | undefined): void {
    if (config.trustedProxies === 0 || !socket || lookedAt.has(socket)) return
    lookedAt.add(socket)
    if (isPublicPeer(socket.remoteAddress)) counts.aroundProxy++
  }

  const respondOnNode = getRequestListener((request, { incoming }) =>
    respond(request, askedOf(incoming as IncomingMessage), incoming.socket?.remoteAddress),
  )

  return {
    listener(incoming, outgoing) {
      const started = performance.now()
      notePeer(incoming.socket)
      const asked = askedOf(incoming)
      const answer = answerAtOnce(asked, incoming.socket.remoteAddress)
      if (!answer) return respondOnNode(incoming, outgoing)
      const requestId = randomUUID()
      const { lines, names } = prepared.get(answer) ?? prepare(answer, pathOf(asked.url))
      outgoing.writeHead(answer.status, [...lines, "X-Request-Id", requestId])
      outgoing.end(answer.body)
      // Not logged one by one: the log lines would add load. Metrics count them.
      if (answer === busyPage) return
      logRequest(app, { requestId, method: asked.method, status: answer.status, ...names, started })
    },
    fetch(request, { incoming } = {}) {
      const { pathname, search } = new URL(request.url)
      const asked = incoming
        ? askedOf(incoming)
        : { method: request.method, url: pathname + search, headers: Object.fromEntries(request.headers) }
      const peer = incoming?.socket.remoteAddress
      return respond(request, asked, peer, answerAtOnce(asked, peer))
    },
  }
}
