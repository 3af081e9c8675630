/** Headers that carry each of these Set-Cookie values. */
export function cookieHeaders(setCookies: string[]): Headers {
  return new Headers(setCookies.map((cookie): [string, string] => ["Set-Cookie", cookie]))
}
