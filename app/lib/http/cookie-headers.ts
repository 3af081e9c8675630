/** Returns headers with one Set-Cookie for each value. @param besides other headers of the response */
export function cookieHeaders(setCookies: string[], besides?: HeadersInit): Headers {
  const headers = new Headers(besides)
  for (const cookie of setCookies) headers.append("Set-Cookie", cookie)
  return headers
}
