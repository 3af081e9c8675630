import { adminMail } from "#content/en/admin-mail.ts"

const hidden = () => adminMail.mask

/**
 * Returns a mail's text without secrets. Links contain tokens that open an application, a subscription or an account; anyone
 * with a token could act for the recipient. Every part of a link is masked unless it is a short word or words joined by hyphens,
 * so that new types of links are safe by default.
 */
export function maskSecrets(text: string): string {
  return text
    .replaceAll(/\bhttps?:\/\/[^\s<>"]+/gi, maskLink)
    .replaceAll(/[\w+=~-]{40,}/g, (run) => (isPublic(run) ? run : hidden()))
}

function maskLink(link: string): string {
  // Final punctuation is not part of the link; the closing bracket of an earlier mask is.
  const parts = new RegExp(`^(.*?(?:${hidden().replaceAll(/[[\]]/g, "\\$&")})?)([.,;:!?)\\]]*)$`, "s")
  const [, address = link, after = ""] = parts.exec(link) ?? []
  const [, origin = "", rest = ""] = /^(https?:\/\/[^/?#]*)(.*)$/is.exec(address) ?? []
  // A user name or password before the host is masked as well.
  const host = origin.replace(/\/\/.*@/, `//${hidden()}@`)
  return host + rest.replaceAll(/[^/?#&=]+/g, (part) => (isHarmless(part) ? part : hidden())) + after
}

const longestWord = 15

/** 'status', 'merchant-register', 'my-long-article-2025', '10'; never a token in any encoding. */
function isHarmless(part: string): boolean {
  return (
    /^(?:[a-z]{1,24}|\d{1,6})(?:[-_.](?:[a-z]{1,24}|\d{1,6}))*$/.test(part) ||
    (part.length <= longestWord && /^[\w.@%+-]*$/.test(part) && !/\d[a-z]|[a-z]\d/i.test(part))
  )
}

/** An address of GuapcoinX, or one character repeated as a line. */
function isPublic(run: string): boolean {
  return /^0x[\da-f]{40}$/i.test(run) || /^(.)\1*$/.test(run) || isHarmless(run)
}
