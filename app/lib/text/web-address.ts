/**
 * http or https written out (a browser looks for `http:shop.example` on our own site), a host name with a top-level
 * domain, and nobody's name in it: `https://bank.example@evil.example` reads as the wrong site.
 */
export function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return false
  const { hostname, username, password } = new URL(text)
  return /^([^.]+\.)+(?!\d+\.?$)[^.]{2,}\.?$/.test(hostname) && !username && !password
}

/** What a person types for a web address, completed: 'myshop.com' means https://myshop.com. */
export function completeWebAddress(typed: string): string {
  // Programs for messages put marks around what is copied from them, which nobody sees.
  const text = typed.replace(/\p{Cf}/gu, "").trim()
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#].*)?$/u.test(text) ? `https://${text}` : text
}
