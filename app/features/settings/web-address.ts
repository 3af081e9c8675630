export const longestAddress = 500

export type AddressProblem = "https" | "credentials" | "host"

/**
 * An address of another site as staff may publish it: https, a real host name, nobody's password in it.
 *
 * @returns the address in its normal form, or what is wrong with it
 */
export function readWebAddress(text: string): { href: string } | { problem: AddressProblem } {
  if (!/^https:\/\/[^/\\]/i.test(text) || !URL.canParse(text)) return { problem: "https" }
  const url = new URL(text)
  if (url.username || url.password) return { problem: "credentials" }
  // Letters, digits and hyphens only: the host also goes into the page's security policy, where ';' means something.
  if (!/^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(url.hostname)) return { problem: "host" }
  return { href: url.href }
}

/** A page of this site: '/events?kind=town-hall', and nothing that a browser takes for another site. */
export function isOwnPath(text: string): boolean {
  const base = "https://site.invalid"
  return /^\/(?![/\\])/.test(text) && URL.canParse(text, base) && new URL(text, base).origin === base
}

/** A YouTube video at the address that can be shown in a frame and sets no cookies before it plays; others as they are. */
export function frameAddress(href: string): string {
  const url = new URL(href)
  const host = url.hostname.replace(/^(www|m)\./, "")
  const [, first = "", second = ""] = url.pathname.split("/")
  const video =
    host === "youtu.be"
      ? first
      : host === "youtube.com" &&
        (first === "watch" ? url.searchParams.get("v") : /^(embed|shorts|live)$/.test(first) && second)
  return video && /^[\w-]{6,20}$/.test(video) ? `https://www.youtube-nocookie.com/embed/${video}` : href
}
