import { breakLines, type SetLine } from "#app/lib/drawing/set-text.ts"
import type { Typeface } from "#app/lib/drawing/typeface.ts"

/** A text, with sizes in units. @property gap space before it @property bar color of a bar beside it */
export type Paragraph = {
  text: string
  face: Typeface
  size: number
  colour: string
  gap: number
  bar?: string
}

export type Bar = { x: number; y: number; width: number; height: number; colour: string }
export type Stack = { lines: SetLine[]; bars: Bar[]; height: number }

/** Leaves space for marks above and below letters, as in Ẹ̀ under ọ́. Multiples of the text size. */
const lineHeight = 1.32
const ascent = 1.04
/** In units. */
const bar = { width: 1.4, inset: 5 }

/** Sets paragraphs below each other within the available width. Lengths are in millimeters. */
export function stack(
  paragraphs: readonly Paragraph[],
  at: { x: number; y: number; width: number },
  unit: number,
): Stack {
  const made: Stack = { lines: [], bars: [], height: 0 }
  for (const { text, face, colour, gap, bar: barColour, ...paragraph } of paragraphs) {
    const size = paragraph.size * unit
    const inset = barColour ? bar.inset * unit : 0
    made.height += gap * unit
    const top = at.y + made.height
    const lines = breakLines(text, face, (at.width - inset) / size)
    for (const [index, line] of lines.entries()) {
      const y = top + (index * lineHeight + ascent) * size
      made.lines.push({ text: line, x: at.x + inset, y, size, family: face.family, colour })
    }
    const height = lines.length * lineHeight * size
    if (barColour) made.bars.push({ x: at.x, y: top, width: bar.width * unit, height, colour: barColour })
    made.height += height
  }
  return made
}
