/** A link somebody else typed: we vouch for nothing, and it learns nothing of us. */
export const strangersLink = { target: "_blank", rel: "nofollow ugc noopener" } as const

/** 'shop.example' of 'https://www.shop.example/path': where a link leads, readable at a glance. */
export function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, "") : url
}

/** A `tel:` address: the digits, the plus of a country code, and an extension after a pause. */
export function phoneHref(phone: string): string {
  const [number = "", extension = ""] = phone.split(/\s*(?:ext\.?|x|#)\s*/i)
  // The zero in brackets of +234 (0)803 is for callers inside the country.
  const digits = number.replace(number.trim().startsWith("+") ? /\(0\)|\D/g : /\D/g, "")
  return `tel:${number.trim().startsWith("+") ? "+" : ""}${digits}${extension ? `;ext=${extension}` : ""}`
}

/** Opens the visitor's map; nothing is asked of it before the click. */
export function mapHref(parts: (string | null)[]): string {
  const query = parts.filter(Boolean).join(", ")
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: "1", query })}`
}
