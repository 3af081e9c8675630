/** An endpoint that failed rests half a second, then twice as long each time, up to this. */
const longestRestMs = 30_000
const firstRestMs = 500

/** Which endpoint is asked: the same one until it fails, then the next. Nothing of it is stored: a new process asks afresh. */
export function createTurns(random: () => number = Math.random) {
  const rests = new Map<string, { failures: number; until: number }>()
  let last: string | undefined
  const ready = (urls: readonly string[], nowMs: number) =>
    urls.filter((url) => (rests.get(url)?.until ?? 0) <= nowMs)
  return {
    /** Those that do not rest. */
    ready,
    /** The one to ask now; undefined while all rest. @param nowMs of any clock that only goes on */
    pick(urls: readonly string[], nowMs: number): string | undefined {
      const now = ready(urls, nowMs)
      last = last !== undefined && now.includes(last) ? last : now[0]
      return last
    },
    /** It told us nothing, or nothing new while others may. */
    failed(url: string, nowMs: number) {
      const failures = (rests.get(url)?.failures ?? 0) + 1
      const restMs = Math.min(longestRestMs, firstRestMs * 2 ** failures)
      // A fifth more or less, so that instances and sites do not come back together.
      rests.set(url, { failures, until: nowMs + restMs * (0.8 + 0.4 * random()) })
    },
    worked(url: string) {
      rests.delete(url)
    },
    /** The next one may know more. */
    skip(url: string, urls: readonly string[]) {
      const next = urls[(urls.indexOf(url) + 1) % urls.length]
      if (next !== undefined) last = next
    },
  }
}
