import type { AppServices } from "./services.ts"

type LoggedRequest = {
  requestId: string
  method: string
  status: number
  /** Masked by maskSecrets. */
  path: string
  /** The route's pattern, see routeOf. */
  route: string
  /** In ms, from performance.now(). */
  started: number
}

/**
 * Writes one log line for a request and counts it for /metrics. The line has no client address, no query (it contains search
 * terms), no cookie and no name.
 */
export function logRequest(
  { log, counts }: Pick<AppServices, "log" | "counts">,
  request: LoggedRequest,
): void {
  const { requestId, method, status, path, route } = request
  const taken = performance.now() - request.started
  counts.count({ method, route, status, seconds: taken / 1000 })
  log.info("request", { requestId, method, status, path, route, ms: Math.round(taken * 10) / 10 })
}
