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

/** What a request of the counter brings. @property renew whether its cookie is to be sent again */
type Asking = { token: string | null; renew: boolean }
const askingContext = createContext<Asking>()

/** What an answer to a stranger carries, so that the page of the error can say more than 'not found'. */
const strangerData = { isStranger: true } as const

/**
 * The only way to a shop's counter: every loader and action behind the guard begins with it.
 *
 * @throws 404, the same at every address, for whoever is no phone of one
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
 * Stands in front of the counter: reads the cookie, which is sent again once a day so that a phone in use never loses it.
 *
 * @param siteOf where a request's context keeps what the cookie needs
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

/** One press of 'Use this phone': the token leaves the address, and another one goes into the cookie. @returns null for a link that does not work */
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
