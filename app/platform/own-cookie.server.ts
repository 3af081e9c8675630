import { createCookie } from "react-router"
import type { Secrets } from "./secrets.server.ts"

/**
 * A cookie that no script reads and that carries what we signed. With https the browser itself guards it: `__Host-` in
 * its name means Secure, this host alone, every path.
 *
 * @param maxAge seconds
 * @param sameSite strict also keeps it off the requests of links on other sites
 */
export function createOwnCookie(
  name: string,
  {
    secrets,
    publicUrl,
    maxAge,
    sameSite,
  }: {
    secrets: Secrets
    publicUrl: string
    maxAge: number
    sameSite: "lax" | "strict"
  },
) {
  const secure = publicUrl.startsWith("https:")
  return createCookie(secure ? `__Host-${name}` : name, {
    secrets: [secrets.sign("cookie", name)],
    httpOnly: true,
    secure,
    sameSite,
    path: "/",
    maxAge,
  })
}
