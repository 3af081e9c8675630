/** A failed endpoint pauses for one second. The pause doubles with each failure, up to this. */
const longestRestMs = 30_000
const firstRestMs = 500

/** Chooses the endpoint to use: the same one until it fails, then the next. Held in memory only. */
export function createTurns(random: () => number = Math.random) {
  const rests = new Map<string, { failures: number; until: number }>()
  let last: string | undefined
  const ready = (urls: readonly string[], nowMs: number) =>
    urls.filter((url) => (rests.get(url)?.until ?? 0) <= nowMs)
  return {
    /** Endpoints that are not paused. */
    ready,
    /** The endpoint to use now; undefined while all are paused. @param nowMs from any monotonic clock */
    pick(urls: readonly string[], nowMs: number): string | undefined {
      const now = ready(urls, nowMs)
      last = last !== undefined && now.includes(last) ? last : now[0]
      return last
    },
    /** Pauses an endpoint after a failure. */
    failed(url: string, nowMs: number) {
      const failures = (rests.get(url)?.failures ?? 0) + 1
      const restMs = Math.min(longestRestMs, firstRestMs * 2 ** failures)
      // Random ±20 %, so that instances and sites do not retry at the same moment.
      rests.set(url, { failures, until: nowMs + restMs * (0.8 + 0.4 * random()) })
    },
    worked(url: string) {
      rests.delete(url)
    },
    /** Moves on to the next endpoint, which may know newer blocks. */
    skip(url: string, urls: readonly string[]) {
      const next = urls[(urls.indexOf(url) + 1) % urls.length]
      if (next !== undefined) last = next
    },
  }
}
