import { createMiddleware } from "hono/factory"
import type { Log } from "#app/platform/log.ts"
import type { ShellEnv } from "./request-context.ts"

/** One line a request: no address, no query (it holds what people searched for), no cookie, no name. */
export function accessLog(log: Log) {
  return createMiddleware<ShellEnv>(async (c, next) => {
    const started = performance.now()
    await next()
    const { method, path } = c.req
    logRequest(log, { requestId: c.get("requestId"), method, path, status: c.res.status, started })
  })
}

/** @param request when it `started`, by performance.now() */
export function logRequest(
  log: Log,
  request: { requestId: string; method: string; path: string; status: number; started: number },
): void {
  const { started, path, ...facts } = request
  const ms = Math.round((performance.now() - started) * 10) / 10
  log.info("request", { ...facts, path: maskSecrets(path), ms })
}

/** A link token in a path is a key to somebody's page; a log must not hold it. Also bounds what a stranger can write. */
export function maskSecrets(path: string): string {
  return path.replace(/[A-Za-z0-9_-]{28,}/g, "[…]").slice(0, 200)
}
