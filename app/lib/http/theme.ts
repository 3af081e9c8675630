import type { Site } from "../site.ts"

/** The themes that a reader can choose; "system" follows the device. */
export const themes = ["system", "light", "dark"] as const
export type Theme = (typeof themes)[number]

/** One year, from the last choice on. */
const seconds = 365 * 24 * 60 * 60

/**
 * Returns the theme that the reader has chosen. It is part of the key of a cached page, so any value besides "light" and "dark"
 * is "system". Reads the cookie under either of its names (own-cookie.server.ts).
 *
 * @param cookies the Cookie header
 */
export function readTheme(cookies: string | null | undefined): Theme {
  const [, chosen] = /(?:^|;)\s*(?:__Host-)?theme=(light|dark)\s*(?:;|$)/.exec(cookies ?? "") ?? []
  return (chosen as Theme | undefined) ?? "system"
}

/** @returns the value of a Set-Cookie header. Not signed, because a forged theme does no harm. */
export function themeCookie(theme: Theme, { publicUrl }: Pick<Site, "publicUrl">): string {
  const isSecure = publicUrl.startsWith("https:")
  const name = isSecure ? "__Host-theme" : "theme"
  return `${name}=${theme}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`
}

/**
 * Returns the path to redirect back to: always a path of this site, whatever the header contains.
 *
 * @param referer the header; browsers send the full address to the site itself (server/guards/security-headers.ts)
 */
export function pathBack(referer: string | null): string {
  if (!/^https?:/.test(referer ?? "") || !URL.canParse(referer ?? "")) return "/"
  const { pathname, search } = new URL(referer ?? "")
  // A path that begins with two slashes would be an address of another host.
  return pathname.replace(/^\/+/, "/") + search
}
