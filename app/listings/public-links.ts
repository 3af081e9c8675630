/** A link somebody else typed: we vouch for nothing, and it learns nothing of us. */
export const strangersLink = { target: "_blank", rel: "nofollow ugc noopener" } as const

/** 'shop.example' of 'https://www.shop.example/path': where a link leads, readable at a glance. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : url
}

/**
 * A `tel:` address (RFC 3966): of '+234 803 123 4567 ext. 5' the number of E.164 and its extension. What could not be read is
 * kept as it was typed: it leads to its digits where they can only be one number, else nowhere.
 */
export function phoneHref(phone: string): string | undefined {
  const [number = "", extension = "", ...rest] = phone.split(/\s*(?:ext\.?|x|#)\s*/i)
  if (!/^\+?[\d\s()./-]+$/.test(number) || !/^\d{0,7}$/.test(extension) || rest.length > 0) return undefined
  const isInternational = number.startsWith("+")
  // The zero in brackets of +234 (0)803 is for callers inside the country.
  const digits = number.replace(isInternational ? /\(0\)|\D/g : /\D/g, "")
  const numbers = number.split("/").filter((part) => part.replace(/\D/g, "").length >= 6)
  // What names its country is a number however short it is, as those of directory services are.
  if (digits.length < (isInternational ? 4 : 7) || digits.length > 15 || numbers.length > 1) return undefined
  return `tel:${isInternational ? "+" : ""}${digits}${extension ? `;ext=${extension}` : ""}`
}
