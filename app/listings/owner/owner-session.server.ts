import { createContext, data, type MiddlewareFunction, redirect } from "react-router"
import { sessionCookie } from "#app/auth/sessions/session-cookie.server.ts"
import {
  endSession,
  hasToken,
  keepSession,
  lifeColumns,
  openSession,
} from "#app/auth/sessions/sessions.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { sessions } from "#app/lib/db/schema.ts"
import type { Flashes } from "#app/lib/http/flash.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { countAgainst } from "#app/lib/http/rate-limit.server.ts"
import type { Site, SiteNow } from "#app/lib/site.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import { openMinutes } from "../owners/owner-link-times.ts"
import { confirmOwnerAddress, takeOpenLink } from "../owners/owner-links.server.ts"

/** The mailbox, in lower case, whose listings a request may read and change. */
export const ownerContext = createContext<string>()
/** When the link of this session was used. */
export const openedContext = createContext<Date>()

type Context = Parameters<MiddlewareFunction<Response>>[0]["context"]
type Needs = Site & { db: Database; clock: Clock; flashes: Flashes }

/**
 * Middleware of the owners' pages. Without an owner session it shows the
 * form to request a link, and no loader or action runs.
 *
 * @param needsOf reads the guard's dependencies from the request's context
 */
export function requireOwner(needsOf: (context: Context) => Needs): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    const { db, secrets, publicUrl, clock, flashes } = needsOf(context)
    const owner = await orUnavailable(() => currentOwner(db, request, { secrets, publicUrl, now: clock() }))
    if (!owner) throw await flashes.leadTo(pathTo("/merchant-directory/owner"), { key: "owner-signed-out" })
    if (request.method === "POST") await boundActs(db, owner.email, { secrets, now: clock() })
    context.set(ownerContext, owner.email)
    context.set(openedContext, owner.openedAt)
    const response = await next()
    response.headers.set("Cache-Control", "no-store")
    return response
  }
}

/** Rate limit: each action can send mail and invalidates cached pages. */
const mostActs = { count: 100, seconds: 60 * 60 }

/** @throws a 429 response with a page that gives back the sent form */
async function boundActs(
  db: Database,
  email: string,
  { secrets, now }: Pick<SiteNow, "secrets" | "now">,
): Promise<void> {
  const ceiling = { key: `owner-acts:${secrets.mark("limit", email)}`, most: mostActs.count }
  const wait = await orUnavailable(() => countAgainst(db, [ceiling], mostActs.seconds, now))
  if (wait !== undefined) throw data(null, { status: 429 })
}

async function currentOwner(
  db: Database,
  request: Request,
  { now, ...site }: SiteNow,
): Promise<{ email: string; openedAt: Date } | null> {
  const token = await sessionCookie("owner", site).readToken(request)
  if (!token) return null
  const [row] = await db
    .select({ ...lifeColumns, kind: sessions.kind, email: sessions.ownerEmail })
    .from(sessions)
    .where(hasToken(token))
  if (row?.kind !== "owner" || !row.email) return null
  const isAlive = await keepSession(db, "owner", row, { stillMay: true, now })
  return isAlive ? { email: row.email, openedAt: row.createdAt } : null
}

/**
 * True within 30 minutes after the link was used. Required for changes of the
 * payment address or the owner: a page left open is not enough.
 */
export function isFresh(openedAt: Date, now: Date): boolean {
  return openedAt.getTime() > now.getTime() - openMinutes * 60_000
}

/** Ends the session and clears its cookie. */
export async function leaveOwnerPages(db: Database, request: Request, site: Site): Promise<Response> {
  const cookie = sessionCookie("owner", site)
  const token = await cookie.readToken(request)
  if (token) await db.transaction((tx) => endSession(tx, token))
  return redirect(pathTo("/merchant-directory"), {
    status: 303,
    headers: { "Set-Cookie": await cookie.clear() },
  })
}

/** Signs in to all listings of the mailbox that the link was mailed to. @returns null if the link is not valid anymore */
export async function openOwnerPages(
  db: Database,
  token: string,
  request: Request,
  { now, ...site }: SiteNow,
): Promise<{ cookie: string; email: string } | null> {
  const cookie = sessionCookie("owner", site)
  const replaces = await cookie.readToken(request)
  return db.transaction(async (tx) => {
    const link = await takeOpenLink(tx, token, now)
    if (!link) return null
    await confirmOwnerAddress(tx, link.email, now)
    const userAgent = request.headers.get("User-Agent") ?? ""
    const holder = { kind: "owner", ownerEmail: link.email } as const
    const session = await openSession(tx, holder, { replaces, userAgent, now })
    return { cookie: await cookie.issue(session), email: link.email }
  })
}
