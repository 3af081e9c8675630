import { createMiddleware } from "hono/factory"
import { maskSecrets } from "./mask-secrets.ts"
import type { ShellEnv } from "./request-context.ts"
import { routeOf } from "./route-of.ts"
import type { AppServices } from "./services.ts"

type Records = Pick<AppServices, "log" | "counts">

/** One line a request: no address, no query (it holds what people searched for), no cookie, no name. */
export function accessLog(records: Records) {
  return createMiddleware<ShellEnv>(async (c, next) => {
    const started = performance.now()
    records.counts.inFlight++
    try {
      await next()
    } finally {
      records.counts.inFlight--
    }
    const { method, path } = c.req
    logRequest(records, { requestId: c.get("requestId"), method, path, status: c.res.status, started })
  })
}

/** Also counts it for /metrics. @param request when it `started`, by performance.now() */
export function logRequest(
  { log, counts }: Records,
  request: { requestId: string; method: string; path: string; status: number; started: number },
): void {
  const { started, path, ...facts } = request
  const taken = performance.now() - started
  const route = routeOf(path)
  const { method, status } = request
  counts.count({ method, route, status, seconds: taken / 1000 })
  log.info("request", { ...facts, path: maskSecrets(path), route, ms: Math.round(taken * 10) / 10 })
}
