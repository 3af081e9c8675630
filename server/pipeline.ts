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
  /** For Node's server. */
  listener: RequestListener
  /** The same as a function of Request to Response. @param connection what is known of where it comes from */
  fetch(request: Request, connection?: { incoming?: IncomingMessage }): Promise<Response>
}

/** A request as Node knows it, as far as the answer depends on it. */
type Asked = { method: string; url: string; headers: IncomingHttpHeaders }

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]
const isReading = (method: string) => method === "GET" || method === "HEAD"
/** Files have an ending, and the checks of the machines that watch are never refused. */
const mayBePage = (path: string) => !/^\/(livez|readyz|metrics)$|\.[a-z\d]+$/.test(path)
const pathOf = (url: string) => url.split("?", 1)[0] ?? url
const askedOf = ({ method = "", url = "", headers }: IncomingMessage): Asked => ({ method, url, headers })

const text = (status: number, words: string, headers: HeaderLine[] = []): EncodedResponse => ({
  status,
  headers: [["Content-Type", "text/plain; charset=UTF-8"], ...headers],
  body: Buffer.from(words),
})
const later: HeaderLine[] = [["Retry-After", "5"]]

/** A waiting message is shown on the next page, which is then nobody else's. Who is signed in gets the same public pages as all others. */
const hasNoMessage = ({ cookie }: IncomingHttpHeaders) => !carriesCookie(cookie, "flash")

/**
 * What happens to a request, from top to bottom: what is there is answered at once, everything else is made. An answer that
 * is made is packed, kept where its route says so, and gets the headers that all have.
 */
export function createPipeline(
  app: Pick<AppServices, "config" | "log" | "counts" | "pages" | "shedding">,
  site: ServedSite,
): Pipeline {
  const { config, log, counts, pages, shedding } = app
  const visits = createStyleInliner(site.findFile, config)
  const busyPage = refusal("busyPage", 503, later)
  /** What an answer is kept under: its document says in which theme it is. */
  const keyOf = ({ url, headers }: Pick<Asked, "url" | "headers">) =>
    readTheme(headers.cookie) + addressAsRead(url, site.routeOf)

  /** Whom the limits count (client-address.ts). @param peer of the socket */
  const visitorOf = (headers: IncomingHttpHeaders, peer?: string) =>
    limitGroup(clientAddress(peer, headers["x-forwarded-for"]?.toString(), config.trustedProxies))

  /** A file, a page that is kept, or a refusal; nothing is waited for. */
  function answerAtOnce({ method, url, headers }: Asked, peer?: string): EncodedResponse | undefined {
    // The web platform's Request knows no TRACE or CONNECT, and neither do we.
    if (!methods.includes(method)) return text(405, "Method Not Allowed", [["Allow", methods.join(", ")]])
    if (!isReading(method)) return undefined
    // A name as it was sent is only found if it is written the usual way; every other way leads on.
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

  /** Everything else. @param url where the request was sent to */
  async function make(request: Request, url: URL, headers: IncomingHttpHeaders, facts: RequestFacts) {
    const { method } = request
    const { pathname, search } = url

    const check = isReading(method) ? site.checks.get(pathname) : undefined
    if (check) return pack(await readResponse(await check(request)), headers)

    // Its answer never ends by itself: it is neither read to its end, nor packed, nor does it hold a place.
    const stream = method === "GET" ? site.streamOf(pathname) : undefined
    if (stream) return streamed(await stream(facts))

    const route = site.routeOf(pathname)
    // The method stays GET or HEAD; forms are answered wherever they were sent.
    if (isReading(method) && route.address) return text(308, "", [["Location", route.address + search]])

    if (isFromElsewhere(request, config)) return refusal("crossOrigin", 403)
    const whole = await readBody(request)
    if (!whole) return refusal("tooLarge", 413, [["Connection", "close"]])

    // The guard of the back office answers a stranger before a byte of the body is read: staff need no places of their own here.
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
   * What the route of a cached page sees of a request: of the query and the cookies what the cache's key holds, so that no session can
   * change the page. Who asks for the headers alone makes it for all others too.
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

  /** Every answer has these, files and errors included. */
  function headersOf({ headers }: Answer, path: string): HeaderLine[] {
    const lines = [...headers.filter(([name]) => !fixedNames.has(name.toLowerCase())), ...fixed]
    lines.push(["Permissions-Policy", permissionsPolicy(path)])
    // A document with scripts of its own brings a policy that names them (entry.server.tsx).
    if (withPolicy && !headerOf(headers, "content-security-policy"))
      lines.push(["Content-Security-Policy", contentSecurityPolicy()])
    // What is kept may be kept by readers too, who ask each time: the answer is then a few bytes.
    if (!headerOf(headers, "cache-control"))
      lines.push(["Cache-Control", headerOf(headers, "etag") ? "no-cache" : "no-store"])
    return lines
  }

  /** What the path is called in logs and metrics. */
  const namesOf = (path: string) => ({ path: maskSecrets(path), route: site.routeOf(path).name })

  /** What all get with the same answer, put together once: twice as many readers of kept pages in a second. */
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
      // A visitor who went away in the middle is no failure of ours. 499 is what proxies call it; nobody reads it.
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

  /** A connection is looked at once: whoever reaches the port around the proxy names any address they like. */
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
      // A line for each of these would be the next load; their number is in /metrics.
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
