/** A text cut between two words, or within one that takes more than half of the room. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text
  const blank = text.lastIndexOf(" ", length - 1)
  const cut = text.slice(0, blank >= length / 2 ? blank : length - 1)
  return `${cut.toWellFormed().replace(/[\s,;:.\ufffd]+$/, "")}…`
}
