/** Headers that carry each of these Set-Cookie values. @param besides what else the answer says */
export function cookieHeaders(setCookies: string[], besides?: HeadersInit): Headers {
  const headers = new Headers(besides)
  for (const cookie of setCookies) headers.append("Set-Cookie", cookie)
  return headers
}
