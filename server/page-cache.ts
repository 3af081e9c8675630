import { createHash } from "node:crypto"
import { createMiddleware } from "hono/factory"
import type { Clock } from "#app/platform/clock.ts"
import { type PageTopic, topicsHeader } from "#app/platform/page-topics.ts"
import { type Encoding, encodingFor } from "./accepts-encoding.ts"
import { packQuickly, packTightly } from "./pack.ts"
import type { ShellEnv } from "./request-context.ts"

const mostBytes = 32 * 1024 * 1024
/** A page that shows what the clock changes, such as what is to come, is made anew this often; other pages, which may
 * begin or cease to carry an announcement, less often. */
const clockSeconds = 30
const otherSeconds = 60
/** Addresses that are known not to be kept, so that nobody waits for somebody else's page there. */
const mostPersonal = 1000

export type Page = {
  topics: PageTopic[]
  freshUntil: number
  headers: Record<string, string>
  etag: string
  plain: Buffer
  br: Buffer
  /** Since somebody asked for it: nearly every browser takes `br`. */
  gzip?: Buffer
  /** Whether `br` is as small as it gets, or soon will be. */
  isTight: boolean
}

export type PageCache = {
  /** Pages that show what was written are made anew when they are asked for next. */
  forget(topic: PageTopic): void
  forgetAll(): void
  /** How often a page was there and how often it was made, and what is kept now. */
  stats(): { hits: number; misses: number; pages: number; bytes: number }
  /** @returns a page that is still right, or undefined */
  find(key: string): Page | undefined
  /** @returns whether there is a page, right or not any more */
  knows(key: string): boolean
  /** Makes a page, once for all who ask for it at the same time. @returns the answer itself when it may not be kept */
  make(key: string, answer: () => Promise<Response>): Promise<Page | Response>
  /** Packs a page for those who take nothing better, unless it is. */
  addGzip(key: string, page: Page): Promise<void>
}

/**
 * Public documents, rendered once and kept compressed, on each instance. A route has to say that its page is the same for
 * everybody (`cached` in its handle) and what it shows; the writes that change that are heard of from the database
 * (app/db/content-changes.server.ts).
 */
export function createPageCache(clock: Clock): PageCache {
  const pages = new Map<string, Page>()
  const underway = new Map<string, Promise<Page | undefined>>()
  const personal = new Set<string>()
  /** One page at a time is packed tightly. */
  let packing = Promise.resolve()
  /** Counts what was forgotten: a page that was begun before may show what was true before. */
  let forgotten = 0
  let bytes = 0
  let hits = 0
  let misses = 0

  const drop = (key: string) => {
    const page = pages.get(key)
    if (page && pages.delete(key)) bytes -= sizeOf(page)
  }

  const keep = (key: string, page: Page) => {
    drop(key)
    pages.set(key, page)
    bytes += sizeOf(page)
    makeRoom()
  }

  const makeRoom = () => {
    for (const oldest of pages.keys()) {
      if (bytes <= mostBytes) break
      drop(oldest)
    }
  }

  const forgetWhere = (concerns: (page: Page) => boolean) => {
    forgotten++
    for (const page of pages.values()) if (concerns(page)) page.freshUntil = 0
  }

  async function render(key: string, answer: () => Promise<Response>): Promise<Page | Response> {
    misses++
    const begun = forgotten
    const response = await answer()
    const last = pages.get(key)
    // While the database is away, readers get what it said last.
    if (response.status >= 500 && last) return last
    const topics = topicsOf(response)
    if (!topics) {
      drop(key)
      if (response.status < 400 && personal.size < mostPersonal) personal.add(pathOf(key))
      return response
    }
    const plain = fitted(new Uint8Array(await response.arrayBuffer()))
    const headers = Object.fromEntries([...response.headers].filter(([name]) => name !== topicsHeader))
    const etag = createHash("sha256")
      .update(JSON.stringify(headers))
      .update(plain)
      .digest("base64url")
      .slice(0, 16)
    const isSame = last?.etag === etag
    // An address without a query is one of few, and will be asked for again: its first reader waits for the smallest too.
    const isTight = isSame ? last.isTight : !key.includes("?")
    const showsClock = topics.includes("events") || topics.includes("articles")
    const seconds = showsClock ? clockSeconds : otherSeconds
    const page: Page = {
      topics,
      freshUntil: begun === forgotten ? clock().getTime() + seconds * 1000 : 0,
      headers,
      etag,
      plain,
      br: isSame ? last.br : fitted(await (isTight ? packTightly(plain) : packQuickly(plain, "br"))),
      gzip: isSame ? last.gzip : undefined,
      isTight,
    }
    keep(key, page)
    return page
  }

  /**
   * Somebody waited for the quick one; those who come later get the smallest. A search that is made once, as most are, is
   * not worth it.
   */
  function packBetter(key: string, page: Page) {
    page.isTight = true
    packing = packing.then(async () => {
      if (pages.get(key)?.etag !== page.etag) return
      const smallest = fitted(await packTightly(page.plain))
      // Perhaps it was made anew meanwhile, and is the same.
      const current = pages.get(key)
      if (current?.etag !== page.etag) return
      bytes += smallest.length - current.br.length
      current.br = smallest
    })
  }

  return {
    forget: (topic) => forgetWhere((page) => topic === "settings" || page.topics.includes(topic)),
    forgetAll: () => forgetWhere(() => true),
    stats: () => ({ hits, misses, pages: pages.size, bytes }),
    find(key) {
      const page = pages.get(key)
      if (!page || page.freshUntil <= clock().getTime()) return undefined
      hits++
      if (!page.isTight) packBetter(key, page)
      // Last in the row of those that have to go.
      pages.delete(key)
      pages.set(key, page)
      return page
    },
    knows: (key) => pages.has(key),
    async make(key, answer) {
      if (personal.has(pathOf(key))) return answer()
      const running = underway.get(key)
      if (running) return (await running) ?? answer()
      const made = render(key, answer)
      underway.set(
        key,
        made.then(
          (page) => (page instanceof Response ? undefined : page),
          () => undefined,
        ),
      )
      return made.finally(() => underway.delete(key))
    },
    async addGzip(key, page) {
      if (page.gzip) return
      const packed = fitted(await packQuickly(page.plain, "gzip"))
      if (page.gzip) return
      page.gzip = packed
      if (pages.get(key) === page) bytes += packed.length
      makeRoom()
    },
  }
}

/** In memory of its own: a part of Node's pool, or of a stream's piece, would hold three times as much. */
function fitted(bytes: Uint8Array): Buffer {
  const own = Buffer.allocUnsafeSlow(bytes.length)
  own.set(bytes)
  return own
}
const sizeOf = ({ plain, br, gzip }: Page) => plain.length + br.length + (gzip?.length ?? 0)
const pathOf = (key: string) => key.split("?", 1)[0] ?? key

/** @returns undefined for an answer that was made for somebody, or is no page */
function topicsOf({ status, headers }: Response): PageTopic[] | undefined {
  const topics = headers.get(topicsHeader)
  if (topics === null || status !== 200 || headers.has("Set-Cookie") || headers.has("Cache-Control"))
    return undefined
  return topics.split(" ").filter(Boolean) as PageTopic[]
}

/** Whoever has a message waiting, or is signed in, gets a page of their own. */
export const ofOnePerson = /(^|; *)(__Host-)?(flash|session)=/

/** Answers public pages from the cache, where there is one. */
export function pageCache(pages: PageCache | undefined) {
  return createMiddleware<ShellEnv>(async (c, next) => {
    const { method, url } = c.req
    const asked = method === "GET" || method === "HEAD"
    const mayKeep = pages && asked && !ofOnePerson.test(c.req.header("cookie") ?? "")
    if (!mayKeep) {
      await next()
      c.res.headers.delete(topicsHeader)
      return
    }
    // As it was sent: '/%66aq' is read as '/faq' further in, and must not become the page that is kept for '/faq'.
    const { pathname, search } = new URL(url)
    const key = pathname + search
    const answer = async () => {
      await next()
      return c.res
    }
    const found = pages.find(key) ?? (await (method === "GET" ? pages.make(key, answer) : answer()))
    if (found instanceof Response) found.headers.delete(topicsHeader)
    else {
      const encoding = encodingFor(c.req.header("accept-encoding"))
      if (encoding === "gzip") await pages.addGzip(key, found)
      const { status, headers, body } = answerOf(found, encoding, c.req.header("if-none-match"))
      // Hono would add the headers of the answer that this one replaces.
      c.res = undefined
      c.res = new Response(body && new Uint8Array(body), { status, headers })
    }
  })
}

/**
 * What a reader gets of a page.
 *
 * @param encoding what the reader takes; without it, or while the page is not packed that way, it comes as it is
 * @param known the header If-None-Match
 * @returns no body when the reader has it already
 */
export function answerOf(page: Page, encoding: Encoding | undefined, known?: string) {
  const packed = encoding && page[encoding]
  const body = packed ?? page.plain
  const etag = `"${page.etag}${packed ? `-${encoding}` : ""}"`
  const isKnown = known?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag)
  const headers: Record<string, string> = {
    ...page.headers,
    ETag: etag,
    // To be kept, and asked for again each time: the answer is then a few bytes.
    "Cache-Control": "no-cache",
    Vary: "Accept-Encoding",
  }
  if (isKnown) return { status: 304, headers }
  headers["Content-Length"] = String(body.length)
  if (packed) headers["Content-Encoding"] = encoding
  return { status: 200, headers, body }
}
