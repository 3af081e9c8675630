// Embeddings, overrides and isolates of text direction: they turn what follows around, in a name as in a file name.
// Marks (U+200E, U+200F) and the joiners of Arabic, Indic and emoji writing stay: words need them.
const invisible = /[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF\u00AD]/g

/** What a person meant to type: composed letters, no invisible direction tricks, no blanks around. Visible text is kept as it is. */
export function cleanLine(text: string): string {
  return text
    .normalize("NFC")
    .replace(invisible, "")
    .replace(/[\t ]+/g, " ")
    .trim()
}

/** The same for a text of several lines: at most two line breaks in a row. */
export function cleanParagraphs(text: string): string {
  return text
    .normalize("NFC")
    .replace(invisible, "")
    .replace(/\r\n?/g, "\n")
    .replace(/[\t ]+/g, " ")
    .replace(/ *\n */g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim()
}

/** Characters no keyboard writes: refused with a message, because dropping them silently would change what was sent. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is the purpose
export const controlCharacters = /[\u0000-\u0008\u000B-\u001F\u007F\u0080-\u009F\uFFFD]/
