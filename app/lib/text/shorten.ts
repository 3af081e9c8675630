/** Cuts a text between two words, or within a word longer than half of the length. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const blank = text.lastIndexOf(" ", length - 1)
  const cut = text.slice(0, blank >= length / 2 ? blank : length - 1)
  return `${cut.toWellFormed().replace(/[\s,;:.\ufffd]+$/, "")}…`
}
