import { createMiddleware } from "hono/factory"
import type { Log } from "#app/platform/log.ts"
import type { ShellEnv } from "./request-context.ts"

/** One line a request: no address, no query (it holds what people searched for), no cookie, no name. */
export function accessLog(log: Log) {
  return createMiddleware<ShellEnv>(async (c, next) => {
    const started = performance.now()
    await next()
    log.info("request", {
      requestId: c.get("requestId"),
      method: c.req.method,
      path: maskSecrets(c.req.path),
      status: c.res.status,
      ms: Math.round((performance.now() - started) * 10) / 10,
    })
  })
}

/** A link token in a path is a key to somebody's page; a log must not hold it. Also bounds what a stranger can write. */
export function maskSecrets(path: string): string {
  return path.replace(/[A-Za-z0-9_-]{28,}/g, "[…]").slice(0, 200)
}
