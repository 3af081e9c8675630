import { createHistogram, type Sample } from "./metrics-text.ts"

/** In seconds. A cached page takes less than the first bound, a password hash more than the eighth. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])

/** Counters of this process. None of them identifies a visitor. */
export type RequestCounts = {
  /** Requests that have begun and have no response yet. */
  inFlight: number
  /** Connections from the public network that bypass the trusted proxies. */
  aroundProxy: number
  /** @param request.route a pattern, never a path: each new value stays in memory until the process ends */
  count(request: { method: string; route: string; status: number; seconds: number }): void
  /** Counts a request that load shedding refused. */
  countShed(what: "pages" | "forms"): void
  requests(): Sample[]
  durations(): Sample[]
  shed(): Sample[]
}

export function createRequestCounts(): RequestCounts {
  const requests = new Map<string, Sample>()
  // Both counters exist from the start: a rate cannot be computed for a counter that appears with its first event.
  const shed = new Map<string, Sample>(
    ["pages", "forms"].map((what) => [what, { labels: { what }, value: 0 }]),
  )
  const durations = createHistogram("route", bounds)
  const add = (samples: Map<string, Sample>, key: string, labels: () => Record<string, string>) => {
    const sample = samples.get(key)
    if (sample) sample.value++
    else samples.set(key, { labels: labels(), value: 1 })
  }
  return {
    inFlight: 0,
    aroundProxy: 0,
    count({ method, route, status, seconds }) {
      const known = methods.has(method) ? method : "OTHER"
      const kind = `${Math.floor(status / 100)}xx`
      add(requests, `${known} ${kind} ${route}`, () => ({ method: known, route, status: kind }))
      durations.observe(route, seconds)
    },
    countShed: (what) => add(shed, what, () => ({ what })),
    requests: () => [...requests.values()],
    durations: () => durations.samples(),
    shed: () => [...shed.values()],
  }
}
