import { createHistogram, type Sample } from "./metrics-text.ts"

/** In seconds: a kept page takes less than the first, a password more than the eighth. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])

/** What this process counts while it answers. Nothing in it tells one visitor from another. */
export type RequestCounts = {
  /** Requests that were begun and have no answer yet. */
  inFlight: number
  /** Requests that came from the public network past the proxies that are trusted. */
  aroundProxy: number
  /** @param request.route a pattern, never a path: every new value is kept until the process ends */
  count(request: { method: string; route: string; status: number; seconds: number }): void
  /** A request was turned away to keep the rest fast. */
  countShed(what: "pages" | "forms"): void
  requests(): Sample[]
  durations(): Sample[]
  shed(): Sample[]
}

export function createRequestCounts(): RequestCounts {
  const requests = new Map<string, Sample>()
  // A counter that is missing until the first time cannot be compared with what was before.
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
