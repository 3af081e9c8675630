import { counterCookieName, sessionCookieNames } from "#app/auth/sessions/options.ts"
import { carriesCookie } from "#app/lib/http/carries-cookie.ts"
import type { Config } from "../start/config.ts"

const safeMethods = ["GET", "HEAD", "OPTIONS"]

/**
 * Whether another site made a browser send an unsafe request, on any path. Browsers name the origin of a request in
 * Sec-Fetch-Site (secure origins) or Origin. A client that sends neither is not a current browser and must not send a session
 * cookie.
 */
export function isFromElsewhere({ method, url, headers }: Request, config: Config): boolean {
  if (safeMethods.includes(method)) return false
  const fetchSite = headers.get("sec-fetch-site")
  if (fetchSite !== null) return fetchSite !== "same-origin" && fetchSite !== "none"
  const origin = headers.get("origin")
  if (origin !== null) return origin !== (config.publicUrlIsSet ? config.publicUrl : new URL(url).origin)
  return carriesCookie(headers.get("cookie") ?? undefined, ...sessionCookieNames, counterCookieName)
}
