import { data, isRouteErrorResponse, type MiddlewareFunction } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { whyLost } from "#app/lib/http/retry.ts"
import { showToast } from "#app/ui/toast/toast.tsx"
import { formMessages } from "#content/en/forms.ts"

export type Why = ReturnType<typeof whyLost>
type Results = Record<string, { type: "data" | "error"; result: { data?: unknown } | null }>

/** What the page hears of, for LostForm. */
export const formLost = "form-lost"
/** And for what was typed: the form led on, and not to the sign-in. */
export const formArrived = "form-arrived"

/**
 * In the browser, around every form that React Router sends: a line that is cut, an answer that is not ours, or 503, is no error
 * of the application. The page stays as it is, with everything typed in it, and says why (LostForm).
 */
export const keepLostForms: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  // Who left for another page meanwhile has lost nothing.
  if (request.method === "GET" || request.signal.aborted) return results
  for (const [route, { type, result }] of Object.entries(results)) {
    // React Router wraps what was thrown, and counts where an accepted form leads as thrown, too.
    const cause = result?.data instanceof Error ? result.data : result
    // Of what our own server threw on purpose, such as a row that is gone, a page tells. A foreign answer comes as its text, and a
    // server that cannot write for a moment (503) is as good as away: what was typed is not to go for it.
    if (cause instanceof Response && !leadsToSignIn(cause)) window.dispatchEvent(new Event(formArrived))
    const isOurs = isRouteErrorResponse(cause) && typeof cause.data !== "string" && cause.status !== 503
    if (type !== "error" || cause instanceof Response || isOurs) continue
    const why = whyLost(cause)
    window.dispatchEvent(new CustomEvent<Why>(formLost, { detail: why }))
    showToast({ tone: "error", title: formMessages.lost.title, text: formMessages.lost[why] })
    // With a status of a failure nothing is asked for anew: the same line would lose it.
    results[route] = { type: "data", result: data(undefined, 503) }
  }
  return results
}

const leadsToSignIn = ({ headers }: Response) =>
  headers.get("Location")?.startsWith(pathTo("/admin/login")) ?? false
