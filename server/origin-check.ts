import { createMiddleware } from "hono/factory"
import { hasSessionCookie } from "#app/features/admin/session-cookie.ts"
import type { Config } from "./config.ts"
import { plainPage } from "./plain-page.ts"
import type { ShellEnv } from "./request-context.ts"

const safeMethods = ["GET", "HEAD", "OPTIONS"]

/**
 * Refuses an unsafe request that another site made a browser send, on every path. Browsers say where a request comes
 * from in Sec-Fetch-Site (secure origins) or Origin; a client that sends neither is no browser of today, and may not
 * act for somebody who is signed in.
 */
export function originCheck(config: Config) {
  return createMiddleware<ShellEnv>(async (c, next) => {
    if (safeMethods.includes(c.req.method)) return next()
    const fetchSite = c.req.header("sec-fetch-site")
    const origin = c.req.header("origin")
    const allowed =
      fetchSite !== undefined
        ? fetchSite === "same-origin" || fetchSite === "none"
        : origin !== undefined
          ? origin === (config.publicUrlIsSet ? config.publicUrl : new URL(c.req.url).origin)
          : !hasSessionCookie(c.req.header("cookie"))
    if (!allowed) return c.html(plainPage("crossOrigin"), 403)
    return next()
  })
}
