import { breakLines, type SetLine } from "#app/lib/drawing/set-text.ts"
import type { Typeface } from "#app/lib/drawing/typeface.ts"

/** A text to be set, in units. @property gap what is free before it @property bar colour of a bar along it */
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

/** Room for marks above and below: Ẹ̀ under ọ́. In sizes of the letters. */
const lineHeight = 1.32
const ascent = 1.04
/** In units. */
const bar = { width: 1.4, inset: 5 }

/** Sets paragraphs one under the other, as wide as there is room. Lengths are millimetres. */
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
