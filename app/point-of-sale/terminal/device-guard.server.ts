import {
  createContext,
  data,
  type MiddlewareFunction,
  type RouterContextProvider,
  redirect,
} from "react-router"
import { counterCookieName } from "#app/auth/sessions/options.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { createOwnCookie } from "#app/lib/http/own-cookie.server.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { Site, SiteNow } from "#app/lib/site.ts"
import type { Clock } from "#app/lib/time/clock.ts"
import { type Device, deviceDays, findDevice, joinCounter } from "./devices.server.ts"

/** The token of a terminal request. @property renew whether to send the cookie again */
type Asking = { token: string | null; renew: boolean }
const askingContext = createContext<Asking>()

/** Marks the 404 response for visitors without a terminal, so that the error page can explain it. */
const strangerData = { isStranger: true } as const

/**
 * The terminal of a request. Every loader and action of the terminal must call it first.
 *
 * @throws 404, identical at every address, without a valid terminal token
 */
export async function deviceOf(
  context: Readonly<RouterContextProvider>,
  { db, clock }: { db: Database; clock: Clock },
): Promise<Device> {
  const asking = context.get(askingContext)
  const { token } = asking
  const found = token && (await orUnavailable(() => findDevice(db, token, clock())))
  if (!found) throw data(strangerData, { status: 404 })
  asking.renew ||= found.isFirstToday
  return found.device
}

type Context = Parameters<MiddlewareFunction<Response>>[0]["context"]

const counterCookie = (site: Site) =>
  createOwnCookie(counterCookieName, { ...site, maxAge: deviceDays * 24 * 60 * 60, sameSite: "lax" })

/**
 * Middleware of the terminal: reads its cookie and renews it once a day, so that a terminal in use never loses it.
 *
 * @param siteOf gets secrets and public URL from the request context
 */
export function readDevice(siteOf: (context: Context) => Site): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    const { secrets, publicUrl } = siteOf(context)
    const cookie = counterCookie({ secrets, publicUrl })
    const carried: unknown = await cookie.parse(request.headers.get("Cookie"))
    const token = typeof carried === "string" && carried !== "" ? carried : null
    const asking: Asking = { token, renew: false }
    context.set(askingContext, asking)
    const response = await next()
    response.headers.set("Cache-Control", "no-store")
    if (asking.renew) response.headers.append("Set-Cookie", await cookie.serialize(token))
    return response
  }
}

/**
 * Activates this device as a terminal: consumes the link token and sets a new one as cookie.
 *
 * @returns null for an invalid link
 */
export async function useThisPhone(
  db: Database,
  token: string,
  { now, ...site }: SiteNow,
): Promise<Response | null> {
  const own = await joinCounter(db, token, now)
  if (!own) return null
  const headers = { "Set-Cookie": await counterCookie(site).serialize(own) }
  return redirect(pathTo("/counter"), { status: 303, headers })
}
