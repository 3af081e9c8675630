import { createHash, timingSafeEqual } from "node:crypto"
import { monitorEventLoopDelay } from "node:perf_hooks"
import type { AppServices } from "../services.ts"
import { collectMetrics, loopResolutionMs } from "./collect-metrics.ts"
import { metricsText, metricsType } from "./metrics-text.ts"

/**
 * `/metrics` for Prometheus, for whoever knows METRICS_TOKEN. Without that variable there is no such page. While the
 * database is away it tells what it can.
 *
 * @param build what the browser's files are of: a name of this version
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

/** Takes the same time wherever the two differ, and whatever their lengths. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest()
  return timingSafeEqual(digest(given), digest(expected))
}
