// Embeddings, overrides and isolates of text direction reorder the text that follows, in a name as in a file name. Characters
// without a glyph would allow two names that look the same: fillers of Korean and empty Braille, mathematical operators, and
// tags, except those of the flags of England, Scotland and Wales. Marks (U+200E, U+200F) and the joiners of Arabic, Indic scripts
// and emoji stay: words need them.
const invisible =
  /(\u{1F3F4}[\u{E0020}-\u{E007F}]+)|[\u202A-\u202E\u2060-\u206F\u200B\uFEFF\u00AD\u115F\u1160\u3164\uFFA0\u2800\u{E0000}-\u{E0FFF}]/gu

/** A visible character: no white space, format character or combining mark. */
const visible = /[^\s\p{Z}\p{Cf}\p{M}]/u

/**
 * Cleans one line of text: composed letters, no invisible direction characters, no surrounding white space, no line breaks.
 * Visible text is unchanged; a text without visible characters becomes empty.
 */
export function cleanLine(text: string): string {
  const line = text
    .replace(invisible, "$1")
    // After the removal: an invisible character may have separated a combining mark from its letter.
    .normalize("NFC")
    .replace(/[\t\n\r\u2028\u2029 ]+/g, " ")
    .trim()
  return visible.test(line) ? line : ""
}

/** Cleans a machine-readable value, such as an email address or coordinates: removes all format characters. */
export function cleanCode(text: string): string {
  return cleanLine(text.replace(/\p{Cf}/gu, ""))
}

/** The same for a text of several lines: at most two line breaks in a row. */
export function cleanParagraphs(text: string): string {
  const paragraphs = text
    .replace(invisible, "$1")
    // After the removal: an invisible character may have separated a combining mark from its letter.
    .normalize("NFC")
    .replace(/\r\n?|[\u2028\u2029]/g, "\n")
    .replace(/[\t ]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
  return visible.test(paragraphs) ? paragraphs : ""
}

/** Characters that no keyboard types. They are refused with a message, because removing them silently would change the text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
export const controlCharacters = /[\u0000-\u0008\u000B-\u001F\u007F\u0080-\u009F\uFFFD]/
