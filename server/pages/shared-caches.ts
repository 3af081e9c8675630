import { setTimeout as sleep } from "node:timers/promises"
import type { PageTopic } from "#app/platform/keeping.ts"
import type { Log } from "#app/platform/log.ts"
import type { HeaderLine } from "./whole-answer.ts"

/**
 * A change is told at once, and again after this for the answers that were on their way to a cache when it was told first.
 * What changes meanwhile goes with that; where a cache does not answer, it is tried again as often.
 */
const pauseMs = 1000
const timesTold = 2
/** Whoever takes longer does not answer. */
const patienceMs = 1000

export type SharedCaches = {
  /** The caches let go of what shows this. */
  forget(topic: PageTopic): void
  forgetAll(): void
  /** How many do not answer: their readers may see what was true a minute ago. */
  countDeaf(): number
  stop(): Promise<void>
}

/** How a kept answer is marked for a cache in front: by what it shows, and by how many seconds longer it is true. */
export function cacheMarks(topics: readonly PageTopic[], seconds: number): HeaderLine[] {
  return [
    // Settings are on every page.
    ["Surrogate-Key", [...new Set<PageTopic>(["settings", ...topics])].join(" ")],
    // RFC 9213: for caches that many readers share. What a reader's own may do is said in Cache-Control.
    ["CDN-Cache-Control", `max-age=${seconds}`],
  ]
}

/**
 * Tells the caches in front of the site what has changed, each in its own time. Every instance does so once it has let go of its
 * own pages: then none of them can put back what another has taken away (docs/varnish.vcl, decision 68).
 *
 * @param urls as in Config.sharedCaches
 */
export function createSharedCaches(urls: string[], log: Log): SharedCaches {
  const caches = urls.map((url) => createTeller(url, log))
  const forget = (topic: PageTopic) => {
    for (const cache of caches) cache.tell(topic)
  }
  return {
    forget,
    forgetAll: () => forget("settings"),
    countDeaf: () => caches.filter((cache) => cache.isDeaf()).length,
    async stop() {
      for (const cache of caches) await cache.stop()
    },
  }
}

function createTeller(url: string, log: Log) {
  /** What is still to be told, and how often. */
  const due = new Map<PageTopic, number>()
  const stopping = new AbortController()
  let isDeaf = false
  let running: Promise<void> | undefined

  async function tellAll() {
    while (due.size > 0) {
      const topics = [...due.keys()]
      const isHeard = await purge(url, topics, stopping.signal).then(hear, fail)
      if (isHeard) for (const topic of topics) count(topic)
      if (due.size > 0) await sleep(pauseMs, undefined, { signal: stopping.signal })
    }
  }

  function count(topic: PageTopic) {
    const left = (due.get(topic) ?? 0) - 1
    if (left > 0) due.set(topic, left)
    else due.delete(topic)
  }

  function hear(): true {
    if (isDeaf) log.info("shared-cache.back", { cache: url })
    isDeaf = false
    return true
  }

  function fail(error: Error): false {
    stopping.signal.throwIfAborted()
    if (!isDeaf) log.warn("shared-cache.deaf", { cache: url, reason: reasonOf(error) })
    isDeaf = true
    return false
  }

  return {
    isDeaf: () => isDeaf,
    tell(topic: PageTopic) {
      due.set(topic, timesTold)
      running ??= tellAll()
        .catch((error) => {
          if (!stopping.signal.aborted) log.error("shared-cache.failed", error)
        })
        .finally(() => {
          running = undefined
        })
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}

async function purge(url: string, topics: PageTopic[], stop: AbortSignal): Promise<void> {
  const { ok, status, body } = await fetch(url, {
    method: "PURGE",
    headers: { "Surrogate-Key": topics.join(" ") },
    signal: AbortSignal.any([stop, AbortSignal.timeout(patienceMs)]),
  })
  await body?.cancel()
  if (!ok) throw new Error(`It answers ${status}.`)
}

const reasonOf = ({ message, cause }: Error) => (cause instanceof Error ? cause.message : message)
