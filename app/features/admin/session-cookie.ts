/** With https the browser itself guards the cookie: `__Host-` means Secure, this host alone, every path. */
export function cookieName(name: string, publicUrl: string): string {
  return publicUrl.startsWith("https:") ? `__Host-${name}` : name
}

/** Whether a request claims to be somebody; says nothing about whether that is true. */
export function hasSessionCookie(cookieHeader: string | undefined): boolean {
  return /(?:^|;)\s*(?:__Host-)?session=/.test(cookieHeader ?? "")
}
