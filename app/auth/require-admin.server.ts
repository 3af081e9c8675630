import { createContext, type MiddlewareFunction, redirect } from "react-router"
import type { Database } from "#app/lib/db/client.server.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import type { Site } from "#app/lib/site.ts"
import { type Clock, latestSane } from "#app/lib/time/clock.ts"
import { currentAdmin, type SignedInAdmin } from "./accounts/staff-sessions.server.ts"

/** Who is signed in, for the loaders and actions behind the guard. */
export const adminContext = createContext<SignedInAdmin>()

type Context = Parameters<MiddlewareFunction<Response>>[0]["context"]
type Needs = Site & { db: Database; clock: Clock }

/**
 * The guard of the back office: middleware, because it runs for documents and data requests alike, whichever loaders a
 * request names. For a stranger nothing behind it runs.
 *
 * @param needsOf where a request's context keeps what the guard needs
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

/** All that is open to who needs a second step and has none. */
const waysToSecondStep = /^\/admin\/account(\/(confirm|authenticator|passkeys|passkey-options))?\/?$/

/** How long a password or passkey that was shown counts for changes to accounts, in milliseconds. */
const recentMs = 10 * 60 * 1000

/** Whether a password or passkey was shown lately enough for something that matters. */
export function hasRecentProof(admin: SignedInAdmin, now: Date): boolean {
  const agoMs = now.getTime() - admin.authenticatedAt.getTime()
  return agoMs <= recentMs && admin.authenticatedAt <= latestSane(now)
}

/**
 * Before something that matters: who has not shown a password or passkey lately does so first, and comes back.
 *
 * @param path where to go on; it carries what was typed and is no secret
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
// Outside the guard: to come back to one of these after a sign-in would lead nowhere.
const outside = /^\/admin\/(login|logout|setup|password-reset|invitation)(\/|$)/

/**
 * Where to go after a sign-in: a page of the back office on this site, or its dashboard. The wish comes from a link
 * that anybody can write, so it leads nowhere else (OWASP, Unvalidated Redirects).
 */
export function nextPath(wish: string | null): string {
  // Browsers read '\' as '/' and drop tabs and line breaks.
  if (!wish?.startsWith(home) || /[\\\s\p{Cc}]|\/\//u.test(wish)) return home
  const { pathname, search } = new URL(wish, "http://localhost")
  return /^\/admin(\/|$)/.test(pathname) && !outside.test(pathname) ? pathname + search : home
}
