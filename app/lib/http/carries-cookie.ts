/**
 * Whether a request carries a cookie of ours, in either of its names (own-cookie.server.ts), whatever its value. Reads the
 * header as React Router does, for which blanks around a name do not belong to it.
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
