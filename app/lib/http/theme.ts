import type { Site } from "../site.ts"

/** The look that a reader can choose: that of their device, day or night. */
export const themes = ["system", "light", "dark"] as const
export type Theme = (typeof themes)[number]

/** A year, from each choice on. */
const seconds = 365 * 24 * 60 * 60

/**
 * What the reader has chosen. It is part of the key of a kept page, so anything but the two choices is one and the same: that of
 * the device. Reads the cookie in either of its names (own-cookie.server.ts).
 *
 * @param cookies the header
 */
export function readTheme(cookies: string | null | undefined): Theme {
  const [, chosen] = /(?:^|;)\s*(?:__Host-)?theme=(light|dark)\s*(?:;|$)/.exec(cookies ?? "") ?? []
  return (chosen as Theme | undefined) ?? "system"
}

/** @returns the value of a Set-Cookie header. It says nothing that needs a signature, and so anybody's is the same. */
export function themeCookie(theme: Theme, { publicUrl }: Pick<Site, "publicUrl">): string {
  const isSecure = publicUrl.startsWith("https:")
  const name = isSecure ? "__Host-theme" : "theme"
  return `${name}=${theme}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`
}

/**
 * Where somebody comes from, to lead them back: a path of this site, whatever the header says.
 *
 * @param referer the header; browsers send all of it to the site itself (server/guards/security-headers.ts)
 */
export function pathBack(referer: string | null): string {
  if (!/^https?:/.test(referer ?? "") || !URL.canParse(referer ?? "")) return "/"
  const { pathname, search } = new URL(referer ?? "")
  // Two slashes would begin another host's address.
  return pathname.replace(/^\/+/, "/") + search
}
