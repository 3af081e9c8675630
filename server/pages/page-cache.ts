import type { CacheTag } from "#app/lib/cache/cache-hints.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import type { Answer, BufferedResponse } from "./buffered-response.ts"
import { compressTightly } from "./compression.ts"

const mostBytes = 32 * 1024 * 1024
/** The longest lifetime of a cached page; shorter for pages that change with the clock and whose loader sets no expiry (setExpiry). */
const mostSeconds = 60
const clockSeconds = 30
/**
 * Hits before a page is compressed at the highest quality, which takes some ten times as long as rendering it. Most listings and searches
 * are requested once or twice.
 */
const hitsBeforeTight = 8

type Page = {
  answer: BufferedResponse
  topics: readonly CacheTag[]
  freshUntil: number
  /** Bytes at the last measurement; each new encoding adds to them. */
  size: number
  /** Hits since its content changed. */
  hits: number
}

export type PageCache = {
  /** Expires the pages with this tag; they are rendered again at the next request. */
  forget(topic: CacheTag): void
  forgetAll(): void
  /** Hits and misses since the start, and what is cached now. */
  stats(): { hits: number; misses: number; pages: number; bytes: number }
  /** @returns the cached page, or undefined when there is none or it has expired */
  find(key: string): BufferedResponse | undefined
  /** @returns whether there is a page, expired or not */
  knows(key: string): boolean
  /**
   * Renders a page once for all requests that arrive while it is rendered.
   *
   * @param topics the cache tags of the route; the page of one listing adds its own tag
   * @param produce a response with an `etag` is cached
   */
  make(
    key: string,
    topics: readonly CacheTag[],
    produce: () => Promise<BufferedResponse | Answer>,
  ): Promise<BufferedResponse | Answer>
}

/**
 * Caches public responses, compressed, in the memory of each instance. A route opts in with the cache tags of what it shows (`cacheTags`
 * in its handle); writes expire tags by notifications of the database (app/lib/db/content-changes.server.ts).
 */
export function createPageCache(clock: Clock): PageCache {
  const pages = new Map<string, Page>()
  const underway = new Map<string, Promise<BufferedResponse | Answer>>()
  /** One page at a time is compressed at the highest quality. */
  let encoding = Promise.resolve()
  /** Counts expirations: a page whose rendering began before one may be outdated and is cached as expired. */
  let forgotten = 0
  let bytes = 0
  let hits = 0
  let misses = 0

  const measure = (page: Page) => {
    const size = sizeOf(page.answer)
    bytes += size - page.size
    page.size = size
  }

  const drop = (key: string) => {
    const page = pages.get(key)
    if (page && pages.delete(key)) bytes -= page.size
  }

  const keep = (key: string, page: Page) => {
    drop(key)
    pages.set(key, page)
    measure(page)
    for (const oldest of pages.keys()) {
      if (bytes <= mostBytes) break
      drop(oldest)
    }
  }

  const forgetWhere = (concerns: (page: Page) => boolean) => {
    forgotten++
    for (const page of pages.values()) if (concerns(page)) page.freshUntil = 0
  }

  async function makeOne(
    key: string,
    topics: readonly CacheTag[],
    produce: () => Promise<BufferedResponse | Answer>,
  ) {
    misses++
    const begun = forgotten
    const made = await produce()
    const last = pages.get(key)
    // While the database is unavailable, visitors get the last version.
    if (made.status >= 500 && last) return last.answer
    if (!("plain" in made) || !made.etag) {
      drop(key)
      return made
    }
    const isSame = last?.answer.etag === made.etag
    const { answer, hits } = isSame ? last : { answer: made, hits: 0 }
    const showsClock = topics.includes("events") || topics.includes("articles")
    const seconds = made.until === undefined && showsClock ? clockSeconds : mostSeconds
    const freshUntil =
      begun === forgotten
        ? Math.min(clock().getTime() + seconds * 1000, made.until ?? Number.POSITIVE_INFINITY)
        : 0
    const shows = made.listing ? [...topics, made.listing] : topics
    keep(key, { answer, topics: shows, freshUntil, size: 0, hits })
    return answer
  }

  function compressTightlyLater(key: string, { answer }: Page) {
    encoding = encoding.then(async () => {
      if (pages.get(key)?.answer.etag !== answer.etag) return
      for (const form of formsOf(answer)) form.compressed = { br: await compressTightly(form.plain) }
      // It may have been rendered again meanwhile, with the same content.
      const current = pages.get(key)
      if (current?.answer === answer) measure(current)
    })
  }

  return {
    forget: (topic) => forgetWhere((page) => topic === "settings" || page.topics.includes(topic)),
    forgetAll: () => forgetWhere(() => true),
    stats() {
      for (const page of pages.values()) measure(page)
      return { hits, misses, pages: pages.size, bytes }
    },
    find(key) {
      const page = pages.get(key)
      if (!page || page.freshUntil <= clock().getTime()) return undefined
      hits++
      page.hits++
      // An earlier request may have added an encoding.
      measure(page)
      if (page.hits === hitsBeforeTight) compressTightlyLater(key, page)
      // Moves it to the end of the eviction order.
      pages.delete(key)
      pages.set(key, page)
      return page.answer
    },
    knows: (key) => pages.has(key),
    async make(key, topics, produce) {
      const running = underway.get(key)
      if (running) {
        const made = await running.catch(() => undefined)
        return made && "plain" in made && made.etag ? made : produce()
      }
      const made = makeOne(key, topics, produce)
      underway.set(key, made)
      return made.finally(() => underway.delete(key))
    },
  }
}

/** A document is cached with its inlined variant, of which only the compressed bytes are held. */
const formsOf = (answer: BufferedResponse) => (answer.first ? [answer, answer.first] : [answer])

function sizeOf(answer: BufferedResponse): number {
  const compressed = formsOf(answer).flatMap((form) => Object.values(form.compressed))
  return compressed.reduce((sum, { length }) => sum + length, answer.plain.length)
}
