import { adminMail } from "#content/en/admin-mail.ts"

const hidden = () => adminMail.mask

/**
 * A mail's text without what only its recipient may know. Links carry tokens that open an application, a subscription
 * or an account; whoever reads them could act in the recipient's name. Whatever in a link is neither a short word nor
 * words joined by hyphens is hidden, so that a new kind of link is safe before anybody thinks of it.
 */
export function maskSecrets(text: string): string {
  return text
    .replaceAll(/\bhttps?:\/\/[^\s<>"]+/gi, maskLink)
    .replaceAll(/[\w+=~-]{40,}/g, (run) => (isPublic(run) ? run : hidden()))
}

function maskLink(link: string): string {
  // What ends a sentence is no part of the link; the bracket of what was hidden before is.
  const parts = new RegExp(`^(.*?(?:${hidden().replaceAll(/[[\]]/g, "\\$&")})?)([.,;:!?)\\]]*)$`, "s")
  const [, address = link, after = ""] = parts.exec(link) ?? []
  const [, origin = "", rest = ""] = /^(https?:\/\/[^/?#]*)(.*)$/is.exec(address) ?? []
  // A name or a password before the host is nobody's business either.
  const host = origin.replace(/\/\/.*@/, `//${hidden()}@`)
  return host + rest.replaceAll(/[^/?#&=]+/g, (part) => (isHarmless(part) ? part : hidden())) + after
}

const longestWord = 15

/** 'status', 'merchant-register', 'my-long-article-2025', '10'; not a token, however it is written. */
function isHarmless(part: string): boolean {
  return (
    /^(?:[a-z]{1,24}|\d{1,6})(?:[-_.](?:[a-z]{1,24}|\d{1,6}))*$/.test(part) ||
    (part.length <= longestWord && /^[\w.@%+-]*$/.test(part) && !/\d[a-z]|[a-z]\d/i.test(part))
  )
}

/** An address of GuapcoinX, or a row of signs that draws a line. */
function isPublic(run: string): boolean {
  return /^0x[\da-f]{40}$/i.test(run) || /^(.)\1*$/.test(run) || isHarmless(run)
}
