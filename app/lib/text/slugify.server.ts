import anyAscii from "any-ascii"
import { fold } from "./fold.ts"

/**
 * Returns lower-case ASCII words joined by hyphens, at most 60 characters. A text without Latin letters is transliterated: 'ሀበሻ
 * ቡና' is 'habesha-buna'. Empty if it cannot be transliterated.
 */
export function slugify(text: string): string {
  if (/\p{Script=Latin}/u.test(text)) return hyphenated(fold(text))
  // An emoji would be transliterated as its name.
  return hyphenated(fold(anyAscii(text.replace(/\p{Extended_Pictographic}/gu, " "))))
}

const hyphenated = (text: string): string =>
  text
    .replaceAll("'", "")
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-+|-+$/g, "")
