import type { Typeface } from "./typeface.ts"

/** A positioned line: x and y are the start of its baseline, in units of the drawing. */
export type SetLine = { text: string; x: number; y: number; size: number; family: string; colour: string }

/**
 * Breaks a text into lines: between words, unless a no-break space joins them, and within a word only if it is longer than a
 * line. Nothing is left out.
 *
 * @param width in multiples of the font size
 */
export function breakLines(text: string, face: Typeface, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(/[^\S\u00a0]+/).filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && face.widthOf(`${last} ${word}`) <= width)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push(...pieces(word, face, width))
  }
  return lines
}

// A letter is never separated from its combining marks.
const letters = new Intl.Segmenter("en", { granularity: "grapheme" })

/** Splits a word that is longer than a line: after slashes if it has some, otherwise anywhere. */
function pieces(word: string, face: Typeface, width: number): string[] {
  if (face.widthOf(word) <= width) return [word]
  const found: string[] = []
  const parts = word
    .split(/(?<=\/)/)
    .flatMap((part) =>
      face.widthOf(part) <= width ? [part] : Array.from(letters.segment(part), ({ segment }) => segment),
    )
  for (const part of parts) {
    const last = found.at(-1)
    if (last !== undefined && face.widthOf(last + part) <= width) found[found.length - 1] = last + part
    else found.push(part)
  }
  return found
}
