import { createContext, type MiddlewareFunction, redirect } from "react-router"
import type { Database } from "#app/lib/db/client.server.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import type { Site } from "#app/lib/site.ts"
import { type Clock, latestSane } from "#app/lib/time/clock.ts"
import { currentAdmin, type SignedInAdmin } from "./accounts/staff-sessions.server.ts"

/** The signed-in administrator, for loaders and actions behind the guard. */
export const adminContext = createContext<SignedInAdmin>()

type Context = Parameters<MiddlewareFunction<Response>>[0]["context"]
type Needs = Site & { db: Database; clock: Clock }

/**
 * The guard of the back office. Middleware, because it runs for documents and data
 * requests, whichever loaders a request names. Without a sign-in nothing behind it runs.
 *
 * @param needsOf gets the services of the guard from the request context
 */
export function requireAdmin(needsOf: (context: Context) => Needs): MiddlewareFunction<Response> {
  return async ({ request, url, context }, next) => {
    const { db, secrets, publicUrl, clock } = needsOf(context)
    const admin = await orUnavailable(() => currentAdmin(db, request, { secrets, publicUrl, now: clock() }))
    if (!admin) throw redirect(loginPath(url), { headers: { "Cache-Control": "no-store" } })
    if (admin.lacksRequiredStep && !waysToSecondStep.test(url.pathname))
      throw redirect("/admin/account", { status: 303, headers: { "Cache-Control": "no-store" } })
    context.set(adminContext, admin)
    const response = await next()
    response.headers.set("Cache-Control", "no-store")
    return response
  }
}

/** The only pages open to an administrator who lacks a required second step. */
const waysToSecondStep = /^\/admin\/account(\/(confirm|authenticator|passkeys|passkey-options))?\/?$/

/** How long a password or passkey check is recent, in milliseconds. */
const recentMs = 10 * 60 * 1000

/** Whether the last password or passkey check is recent enough for a sensitive change. */
export function hasRecentProof(admin: SignedInAdmin, now: Date): boolean {
  const agoMs = now.getTime() - admin.authenticatedAt.getTime()
  return agoMs <= recentMs && admin.authenticatedAt <= latestSane(now)
}

/**
 * Redirects to the confirmation page unless the last password or passkey check is recent.
 *
 * @param path to return to afterwards; it may contain typed values, which are not secret
 */
export function requireRecentProof(admin: SignedInAdmin, path: string, now: Date): void {
  if (hasRecentProof(admin, now)) return
  throw redirect(`/admin/account/confirm?${new URLSearchParams({ next: path })}`, 303)
}

function loginPath({ pathname, search }: URL): string {
  const wanted = nextPath(pathname + search)
  return wanted === home ? "/admin/login" : `/admin/login?${new URLSearchParams({ next: wanted })}`
}

const home = "/admin"
// Pages outside the guard are useless after a sign-in.
const outside = /^\/admin\/(login|logout|setup|password-reset|invitation)(\/|$)/

/**
 * The page after a sign-in: a page of the back office on this site, otherwise the dashboard.
 * Anyone can write the link, so other targets are refused (OWASP, Unvalidated Redirects).
 */
export function nextPath(wish: string | null): string {
  // Browsers read '\' as '/' and drop tabs and line breaks.
  if (!wish?.startsWith(home) || /[\\\s\p{Cc}]|\/\//u.test(wish)) return home
  const { pathname, search } = new URL(wish, "http://localhost")
  return /^\/admin(\/|$)/.test(pathname) && !outside.test(pathname) ? pathname + search : home
}
