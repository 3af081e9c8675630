export const longestAddress = 500

export type AddressProblem = "https" | "wss" | "credentials" | "host"

/**
 * An address of another site as staff may publish it: https, a real host name, nobody's password in it.
 *
 * @param scheme `wss` for an address that is there to be copied into a program, not to be opened
 * @returns the address in its normal form, or what is wrong with it
 */
export function readWebAddress(
  text: string,
  scheme: "https" | "wss" = "https",
): { href: string } | { problem: AddressProblem } {
  if (!/^(https|wss):\/\/[^/\\]/i.test(text) || !URL.canParse(text)) return { problem: scheme }
  const url = new URL(text)
  if (url.protocol !== `${scheme}:`) return { problem: scheme }
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

/** Where a text of the staff leads: a page of this site, or another site in its normal form. @returns undefined for anything else */
export function readTarget(text: string): string | undefined {
  if (isOwnPath(text)) return text
  const address = readWebAddress(text)
  return "href" in address ? address.href : undefined
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
