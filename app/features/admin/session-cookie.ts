/** Whether a request claims to be somebody; says nothing about whether that is true. */
export function hasSessionCookie(cookieHeader: string | undefined): boolean {
  return /(?:^|;)\s*(?:__Host-)?session=/.test(cookieHeader ?? "")
}
