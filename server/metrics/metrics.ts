import { createHash, timingSafeEqual } from "node:crypto"
import { monitorEventLoopDelay } from "node:perf_hooks"
import type { AppServices } from "../services.ts"
import { collectMetrics, loopResolutionMs } from "./collect-metrics.ts"
import { metricsText, metricsType } from "./metrics-text.ts"

/**
 * `/metrics` for Prometheus, for clients that send METRICS_TOKEN. While the database is unavailable it reports what this process
 * knows.
 *
 * @param build the build that the browser's files belong to: identifies this version
 * @returns undefined without METRICS_TOKEN: then there is no such page
 */
export function metrics(
  app: AppServices,
  build: string,
): ((request: Request) => Promise<Response>) | undefined {
  const token = app.config.metricsToken
  if (!token) return undefined
  const loop = monitorEventLoopDelay({ resolution: loopResolutionMs })
  loop.enable()
  return async (request) => {
    if (!isSame(request.headers.get("authorization") ?? "", `Bearer ${token}`))
      return new Response("Unauthorized", { status: 401, headers: { "WWW-Authenticate": "Bearer" } })
    const text = metricsText(await collectMetrics(app, build, loop))
    loop.reset()
    return new Response(text, { headers: { "Content-Type": metricsType } })
  }
}

/** Compares in constant time, also for different lengths: both are hashed first. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
