import { type Cookie, createCookie } from "react-router"
import type { Site } from "../site.ts"

export type OwnCookie = Pick<Cookie, "parse" | "serialize">

/**
 * A cookie that no script reads and that carries what we signed. With https the browser itself guards it: `__Host-` in
 * its name means Secure, this host alone, every path.
 *
 * @param maxAge seconds
 * @param sameSite strict also keeps it off the requests of links on other sites
 */
export function createOwnCookie(
  name: string,
  { secrets, publicUrl, maxAge, sameSite }: Site & { maxAge: number; sameSite: "lax" | "strict" },
): OwnCookie {
  const secure = publicUrl.startsWith("https:")
  // Made anew each time: a cookie may stand longer than the secret it is signed with.
  const cookie = () =>
    createCookie(secure ? `__Host-${name}` : name, {
      secrets: secrets.signatures("cookie", name),
      httpOnly: true,
      secure,
      sameSite,
      path: "/",
      maxAge,
    })
  return {
    parse: (header) => cookie().parse(header),
    serialize: (value, options) => cookie().serialize(value, options),
  }
}
