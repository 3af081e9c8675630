import { type Cookie, createCookie } from "react-router"
import type { Site } from "../site.ts"

export type OwnCookie = Pick<Cookie, "parse" | "serialize">

/**
 * A signed cookie that scripts cannot read. Over https the browser protects it: the name prefix `__Host-` requires Secure, this
 * host alone, and path "/".
 *
 * @param maxAge seconds
 * @param sameSite "strict" also omits it from requests that come from links on other sites
 */
export function createOwnCookie(
  name: string,
  { secrets, publicUrl, maxAge, sameSite }: Site & { maxAge: number; sameSite: "lax" | "strict" },
): OwnCookie {
  const secure = publicUrl.startsWith("https:")
  // Created for each call: the secret may change while a cookie is valid.
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
