import { Agent, request } from "node:http"
import { setTimeout as sleep } from "node:timers/promises"
import { quantile } from "./measure.ts"

export type Call = { path: string; method?: "GET" | "POST"; headers?: Record<string, string>; body?: string }

export type RateResult = {
  sent: number
  /** Responses by status; "failed" is a broken connection. */
  statuses: Record<string, number>
  /** In milliseconds. */
  p50: number
  p95: number
  p99: number
  max: number
  /** The largest delay of a request's start; more than a few ms means that this process is the bottleneck. */
  latestStart: number
}

/**
 * Sends requests at fixed times, whether or not earlier ones were answered, and measures each from the time at which it was due:
 * a server that stalls for a second shows in all requests of that second (no coordinated omission).
 *
 * @param next the nth request
 */
export async function atConstantRate(
  origin: string,
  next: (n: number) => Call,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<RateResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 512 })
  const total = Math.round(perSecond * seconds)
  const times: number[] = []
  const statuses: Record<string, number> = {}
  const underway: Promise<void>[] = []
  let latestStart = 0
  const begin = performance.now() + 50
  for (let n = 0; n < total; n++) {
    const due = begin + (n * 1000) / perSecond
    const early = due - performance.now()
    // Timers are exact to a millisecond; the wait is rounded up.
    if (early > 0) await sleep(early)
    latestStart = Math.max(latestStart, performance.now() - due)
    underway.push(
      send(origin, next(n), agent).then((status) => {
        times.push(performance.now() - due)
        statuses[status] = (statuses[status] ?? 0) + 1
      }),
    )
  }
  await Promise.all(underway)
  agent.destroy()
  times.sort((a, b) => a - b)
  const at = (share: number) => quantile(times, share)
  return { sent: total, statuses, p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1), latestStart }
}

/**
 * Sends each request when the previous one on its connection is answered. @returns the duration of each in ms, and responses by
 * status
 */
export async function sendAll(
  origin: string,
  next: () => Call,
  { goesOn, connections }: { goesOn: () => boolean; connections: number },
): Promise<Pick<RateResult, "statuses" | "p50" | "p95">> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  const statuses: Record<string, number> = {}
  const sendSome = async () => {
    while (goesOn()) {
      const begun = performance.now()
      const status = await send(origin, next(), agent)
      times.push(performance.now() - begun)
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: connections }, sendSome))
  agent.destroy()
  times.sort((a, b) => a - b)
  return { statuses, p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}

/** Reads the response to its end. @returns its status, or "failed" */
function send(origin: string, call: Call, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    const headers = { "accept-encoding": "br, gzip", ...call.headers }
    const sent = request(
      `${origin}${call.path}`,
      { method: call.method ?? "GET", headers, agent },
      (response) => {
        response.on("end", () => resolve(String(response.statusCode)))
        response.on("error", () => resolve("failed"))
        response.resume()
      },
    )
    sent.on("error", () => resolve("failed"))
    sent.end(call.body)
  })
}
