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
    const requestId = c.get("requestId")
    logRequest(records, { requestId, method, status: c.res.status, ...namesOf(path), started })
  })
}

/** What a path is called in logs and metrics. */
export const namesOf = (path: string) => ({ path: maskSecrets(path), route: routeOf(path) })

type LoggedRequest = {
  requestId: string
  method: string
  status: number
  path: string
  route: string
  /** By performance.now(). */
  started: number
}

/** Also counts it for /metrics. */
export function logRequest({ log, counts }: Records, request: LoggedRequest): void {
  const { requestId, method, status, path, route } = request
  const taken = performance.now() - request.started
  counts.count({ method, route, status, seconds: taken / 1000 })
  log.info("request", { requestId, method, status, path, route, ms: Math.round(taken * 10) / 10 })
}
