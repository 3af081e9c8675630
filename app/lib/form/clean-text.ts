// Embeddings, overrides and isolates of text direction: they turn what follows around, in a name as in a file name. What is drawn as
// nothing makes a second name of one: fillers of Korean and empty Braille, operators of mathematics, and tags, but for those that make
// the flags of England, Scotland and Wales. Marks (U+200E, U+200F) and the joiners of Arabic, Indic and emoji writing stay: words need
// them.
const invisible =
  /(\u{1F3F4}[\u{E0020}-\u{E007F}]+)|[\u202A-\u202E\u2060-\u206F\u200B\uFEFF\u00AD\u115F\u1160\u3164\uFFA0\u2800\u{E0000}-\u{E0FFF}]/gu

/** Something to see: no white space, mark or joiner. */
const visible = /[^\s\p{Z}\p{Cf}\p{M}]/u

/**
 * What a person meant to type: composed letters, no invisible direction tricks, no blanks around, and on one line, as
 * an input would have it. Visible text is kept as it is; a text with nothing to see in it is empty.
 */
export function cleanLine(text: string): string {
  const line = text
    .replace(invisible, "$1")
    // After that: a mark may have stood apart from its letter by something invisible.
    .normalize("NFC")
    .replace(/[\t\n\r\u2028\u2029 ]+/g, " ")
    .trim()
  return visible.test(line) ? line : ""
}

/** For what machines read, such as an email address or coordinates: no mark stays in it that nobody sees. */
export function cleanCode(text: string): string {
  return cleanLine(text.replace(/\p{Cf}/gu, ""))
}

/** The same for a text of several lines: at most two line breaks in a row. */
export function cleanParagraphs(text: string): string {
  const paragraphs = text
    .replace(invisible, "$1")
    // After that: a mark may have stood apart from its letter by something invisible.
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[\t ]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
  return visible.test(paragraphs) ? paragraphs : ""
}

/** Characters no keyboard writes: refused with a message, because dropping them silently would change what was sent. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
export const controlCharacters = /[\u0000-\u0008\u000B-\u001F\u007F\u0080-\u009F\uFFFD]/
