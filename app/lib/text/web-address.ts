/**
 * Accepts explicit http or https (a browser resolves `http:shop.example` on our own site), a host name with a top-level domain,
 * and no user name: `https://bank.example@evil.example` looks like the wrong site.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return /^([^.]+\.)+(?!\d+\.?$)[^.]{2,}\.?$/.test(hostname) && !username && !password
}

/** Completes a typed web address: 'myshop.com' becomes https://myshop.com. */
export function completeWebAddress(typed: string): string {
  // Messaging programs add invisible characters around copied text.
  const text = typed.replace(/\p{Cf}/gu, "").trim()
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#].*)?$/u.test(text) ? `https://${text}` : text
}
