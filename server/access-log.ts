import type { AppServices } from "./services.ts"

type LoggedRequest = {
  requestId: string
  method: string
  status: number
  /** Without what is secret in it, see maskSecrets. */
  path: string
  /** Its pattern, see routeOf. */
  route: string
  /** By performance.now(). */
  started: number
}

/** One line a request: no address, no query (it holds what people searched for), no cookie, no name. Counts it for /metrics. */
export function logRequest(
  { log, counts }: Pick<AppServices, "log" | "counts">,
  request: LoggedRequest,
): void {
  const { requestId, method, status, path, route } = request
  const taken = performance.now() - request.started
  counts.count({ method, route, status, seconds: taken / 1000 })
  log.info("request", { requestId, method, status, path, route, ms: Math.round(taken * 10) / 10 })
}
