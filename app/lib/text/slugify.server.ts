import anyAscii from "any-ascii"
import { fold } from "./fold.ts"

/**
 * Lower-case ASCII words joined by hyphens, at most 60 characters. A text without a Latin letter is spelled in Latin letters:
 * 'ሀበሻ ቡና' is 'habesha-buna'. Empty when nothing can be spelled so.
 */
export function slugify(text: string): string {
  if (/\p{Script=Latin}/u.test(text)) return hyphenated(fold(text))
  // Of a picture it would write the name.
  return hyphenated(fold(anyAscii(text.replace(/\p{Extended_Pictographic}/gu, " "))))
}

const hyphenated = (text: string): string =>
  text
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "")
