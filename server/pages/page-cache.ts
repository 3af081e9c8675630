import type { CacheTag } from "#app/lib/cache/cache-hints.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import type { Answer, BufferedResponse } from "./buffered-response.ts"
import { compressTightly } from "./compression.ts"

const mostBytes = 32 * 1024 * 1024
/**
 * A page is made anew this often, whatever happens. One that shows what the clock changes more often, if its loader does
 * not say when (keptUntil).
 */
const mostSeconds = 60
const clockSeconds = 30
/**
 * How often a page is asked for before it is packed tightly, which takes some ten times as long as to render it: most listings and
 * searches are asked for once or twice.
 */
const hitsBeforeTight = 8

type Page = {
  answer: BufferedResponse
  topics: readonly CacheTag[]
  freshUntil: number
  /** Bytes, when it was measured last; a reader who takes it in another packing adds to them. */
  size: number
  /** How often it was found since it says what it says. */
  hits: number
}

export type PageCache = {
  /** Pages that show what was written are made anew when they are asked for next. */
  forget(topic: CacheTag): void
  forgetAll(): void
  /** How often a page was there and how often it was made, and what is kept now. */
  stats(): { hits: number; misses: number; pages: number; bytes: number }
  /** @returns a page that is still right, or undefined */
  find(key: string): BufferedResponse | undefined
  /** @returns whether there is a page, right or not any more */
  knows(key: string): boolean
  /**
   * Makes a page, once for all who ask for it at the same time.
   *
   * @param topics what it shows besides texts of ours; of a page of one listing, the answer itself says which
   * @param produce what has an `etag` is kept
   */
  make(
    key: string,
    topics: readonly CacheTag[],
    produce: () => Promise<BufferedResponse | Answer>,
  ): Promise<BufferedResponse | Answer>
}

/**
 * Public answers, made once and kept packed, on each instance. A route has to say that its answer is the same for
 * everybody, and what it shows (`keptWith` in its handle); the writes that change that are heard of from the database
 * (app/lib/db/content-changes.server.ts).
 */
export function createPageCache(clock: Clock): PageCache {
  const pages = new Map<string, Page>()
  const underway = new Map<string, Promise<BufferedResponse | Answer>>()
  /** One page at a time is packed tightly. */
  let encoding = Promise.resolve()
  /** Counts what was forgotten: a page that was begun before may show what was true before. */
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
    // While the database is away, readers get what it said last.
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
      // Perhaps it was made anew meanwhile, and is the same.
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
      // Whoever came before may have taken it in another packing.
      measure(page)
      if (page.hits === hitsBeforeTight) compressTightlyLater(key, page)
      // Last in the row of those that have to go.
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

/** A document is kept with the form for first visits, of which only what was packed is held. */
const formsOf = (answer: BufferedResponse) => (answer.first ? [answer, answer.first] : [answer])

function sizeOf(answer: BufferedResponse): number {
  const compressed = formsOf(answer).flatMap((form) => Object.values(form.compressed))
  return compressed.reduce((sum, { length }) => sum + length, answer.plain.length)
}
