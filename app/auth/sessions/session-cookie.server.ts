import { createOwnCookie } from "#app/lib/http/own-cookie.server.ts"
import type { Site } from "#app/lib/site.ts"
import { type SessionKind, sessionRules } from "./options.ts"

/** The cookie with the session token. It is sent once with the absolute lifetime; the database enforces the idle lifetime. */
export function sessionCookie(kind: SessionKind, site: Site) {
  const { cookie: name, absoluteSeconds } = sessionRules[kind]
  const cookie = createOwnCookie(name, { ...site, maxAge: absoluteSeconds, sameSite: "lax" })
  return {
    async readToken(request: Request): Promise<string | undefined> {
      const token: unknown = await cookie.parse(request.headers.get("Cookie"))
      return typeof token === "string" && token !== "" ? token : undefined
    },
    issue: (token: string) => cookie.serialize(token),
    clear: () => cookie.serialize("", { maxAge: 0 }),
  }
}
