import { data, isRouteErrorResponse, type MiddlewareFunction } from "react-router"
import { pathTo } from "#app/lib/http/path-to.ts"
import { whyLost } from "#app/lib/http/retry.ts"
import { showToast } from "#app/ui/toast/toast.tsx"
import { formMessages } from "#content/en/forms.ts"

export type Why = ReturnType<typeof whyLost>
type Results = Record<string, { type: "data" | "error"; result: { data?: unknown } | null }>

/** Event for LostForm: a form was lost. */
export const formLost = "form-lost"
/** Event for the stored input: the form was accepted and redirected, but not to the sign-in. */
export const formArrived = "form-arrived"

/**
 * Runs in the browser around every form that React Router sends. A broken connection, a response that is not ours, or a 503
 * shows no error page: the page stays with all input, and says why (LostForm).
 */
export const keepLostForms: MiddlewareFunction<Results> = async ({ request }, next) => {
  const results = await next()
  // The visitor went to another page meanwhile: nothing is lost.
  if (request.method === "GET" || request.signal.aborted) return results
  for (const [route, { type, result }] of Object.entries(results)) {
    // React Router wraps thrown values, and treats the redirect of an accepted form as thrown, too.
    const cause = result?.data instanceof Error ? result.data : result
    // The page shows errors that our server threw on purpose, such as a deleted row. A foreign response has text as its data, and
    // a server that cannot write for a moment (503) counts as unreachable: no form input is lost for it.
    if (cause instanceof Response && !leadsToSignIn(cause)) window.dispatchEvent(new Event(formArrived))
    const isOurs = isRouteErrorResponse(cause) && typeof cause.data !== "string" && cause.status !== 503
    if (type !== "error" || cause instanceof Response || isOurs) continue
    const why = whyLost(cause)
    window.dispatchEvent(new CustomEvent<Why>(formLost, { detail: why }))
    showToast({ tone: "error", title: formMessages.lost.title, text: formMessages.lost[why] })
    // With an error status the router reloads no data, which would fail on the same connection.
    results[route] = { type: "data", result: data(undefined, 503) }
  }
  return results
}

const leadsToSignIn = ({ headers }: Response) =>
  headers.get("Location")?.startsWith(pathTo("/admin/login")) ?? false
