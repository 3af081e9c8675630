/** Attributes of links typed by users: they get no endorsement for search engines, and the target page gets no `opener`. */
export const strangersLink = { target: "_blank", rel: "nofollow ugc noopener" } as const

/** The host of a URL without 'www.': 'shop.example' for 'https://www.shop.example/path'. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : url
}

/**
 * A `tel:` URI (RFC 3966): for '+234 803 123 4567 ext. 5' the E.164 number and its extension. A number stored as typed
 * gets a link with its digits if they can only be one number. @returns undefined if there is no such number
 */
export function phoneHref(phone: string): string | undefined {
  const [number = "", extension = "", ...rest] = phone.split(/\s*(?:ext\.?|x|#)\s*/i)
  if (!/^\+?[\d\s()./-]+$/.test(number) || !/^\d{0,7}$/.test(extension) || rest.length > 0) return undefined
  const isInternational = number.startsWith("+")
  // The zero in +234 (0)803 is only dialed inside the country.
  const digits = number.replace(isInternational ? /\(0\)|\D/g : /\D/g, "")
  const numbers = number.split("/").filter((part) => part.replace(/\D/g, "").length >= 6)
  // A number with a country code may be short, like those of directory services.
  if (digits.length < (isInternational ? 4 : 7) || digits.length > 15 || numbers.length > 1) return undefined
  return `tel:${isInternational ? "+" : ""}${digits}${extension ? `;ext=${extension}` : ""}`
}
