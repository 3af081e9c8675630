import { counterCookieName, sessionCookieNames } from "#app/auth/sessions/options.ts"
import { carriesCookie } from "#app/lib/http/carries-cookie.ts"
import type { Config } from "../start/config.ts"

const safeMethods = ["GET", "HEAD", "OPTIONS"]

/**
 * Whether another site made a browser send an unsafe request, on whatever path. Browsers say where a request comes from in
 * Sec-Fetch-Site (secure origins) or Origin; a client that sends neither is no browser of today, and may not act for
 * somebody who is signed in.
 */
export function isFromElsewhere({ method, url, headers }: Request, config: Config): boolean {
  if (safeMethods.includes(method)) return false
  const fetchSite = headers.get("sec-fetch-site")
  if (fetchSite !== null) return fetchSite !== "same-origin" && fetchSite !== "none"
  const origin = headers.get("origin")
  if (origin !== null) return origin !== (config.publicUrlIsSet ? config.publicUrl : new URL(url).origin)
  return carriesCookie(headers.get("cookie") ?? undefined, ...sessionCookieNames, counterCookieName)
}
