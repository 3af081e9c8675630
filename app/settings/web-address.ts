export const longestAddress = 500

export type AddressProblem = "https" | "wss" | "credentials" | "host"

/**
 * Validates a URL of another site that staff may publish: https, a public host name, no credentials.
 *
 * @param scheme `wss` for an address to copy into a program, not to open
 * @returns the normalized URL, or the problem
 */
export function readWebAddress(
  text: string,
  scheme: "https" | "wss" = "https",
): { href: string } | { problem: AddressProblem } {
  if (!/^(https|wss):\/\/[^/\\]/i.test(text) || !URL.canParse(text)) return { problem: scheme }
  const url = new URL(text)
  if (url.protocol !== `${scheme}:`) return { problem: scheme }
  if (url.username || url.password) return { problem: "credentials" }
  // Only letters, digits and hyphens: the host is also used in the Content-Security-Policy, where ';' is a separator.
  if (!/^([a-z\d]([a-z\d-]*[a-z\d])?\.)+[a-z][a-z\d-]*[a-z\d]$/.test(url.hostname)) return { problem: "host" }
  return { href: url.href }
}

/** A path on this site: '/events?kind=town-hall'. Refuses paths that browsers read as another site. */
export function isOwnPath(text: string): boolean {
  const base = "https://site.invalid"
  return /^\/(?![/\\])/.test(text) && URL.canParse(text, base) && new URL(text, base).origin === base
}

/** A link target from staff: a path on this site, or a normalized URL. @returns undefined for anything else */
export function readTarget(text: string): string | undefined {
  if (isOwnPath(text)) return text
  const address = readWebAddress(text)
  return "href" in address ? address.href : undefined
}

/** Converts YouTube URLs to the embeddable address that sets no cookies before playing; others stay unchanged. */
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
