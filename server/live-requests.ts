import { isUnavailable } from "#app/lib/db/database-reads.server.ts"
import { findForStranger } from "#app/point-of-sale/strangers.server.ts"
import type { RequestFacts } from "#app/services.ts"
import { counterWords } from "#content/en/counter.ts"
import type { AppServices } from "./services.ts"

const livePath = /^\/pay\/r\/([^/]+)\/live$/
const { live: words } = counterWords

const streamHeaders = {
  "Content-Type": "text/event-stream",
  "Cache-Control": "no-store",
  // Turns off response buffering in nginx, which would hold the stream back.
  "X-Accel-Buffering": "no",
}
const refuse = (status: number, text: string) =>
  new Response(text, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=UTF-8",
      "Cache-Control": "no-store",
      ...(status > 404 && { "Retry-After": "5" }),
    },
  })

/**
 * /pay/r/:code/live: an event stream with the version of a payment request's page, for as long as the page is open. Not a route
 * of the table.
 */
export function openLiveRequest(
  { db, clock, secrets, live, log }: AppServices,
  path: string,
): ((facts: RequestFacts) => Promise<Response>) | undefined {
  const [, code] = livePath.exec(path) ?? []
  if (!code) return undefined
  return async ({ limitGroup }) => {
    const found = await findForStranger(db, code, { secrets, limitGroup, now: clock() }).catch(
      (error: unknown) => {
        if (!isUnavailable(error)) log.error("live.failed", error)
        return { kind: "unavailable" as const }
      },
    )
    if (found.kind === "not-found") return refuse(404, words.gone)
    if (found.kind === "too-many") return refuse(429, words.gone)
    const body = found.kind === "found" ? live.open(found.view) : null
    return body ? new Response(body, { headers: streamHeaders }) : refuse(503, words.full)
  }
}
