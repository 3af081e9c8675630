/**
 * Returns whether a request has one of our cookies, under either of its names (own-cookie.server.ts), whatever its value. Parses
 * the header as React Router does: white space around a name is ignored.
 *
 * @param header Cookie
 */
export function carriesCookie(header: string | undefined, ...names: string[]): boolean {
  if (!header) return false
  return header.split(";").some((cookie) => {
    const end = cookie.indexOf("=")
    const name = end < 0 ? "" : cookie.slice(0, end).trim()
    return names.includes(name.replace(/^__Host-/, ""))
  })
}
