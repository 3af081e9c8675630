import { type Faces, faceFor } from "#app/lib/drawing/faces.server.ts"
import { breakLines, type SetLine } from "#app/lib/drawing/set-text.ts"
import { threads } from "#app/ui/own-cloth/weave.ts"
import type { SheetWords } from "./sheet-words.ts"
import type { sheets } from "./sheets.ts"
import { type Bar, type Paragraph, stack } from "./stack.ts"

type Sheet = (typeof sheets)[keyof typeof sheets]

/** Positions on a sheet, in millimeters. @property code its top left dot and the size of a dot */
export type Layout = { code: { x: number; y: number; dot: number }; lines: SetLine[]; bars: Bar[] }

/** Gold that is dark enough to read on white. */
const darkGold = "#8a6200"
const nameSizes = [
  [24, 21, 18, 16, 14, 12, 10],
  [8, 6.5],
]
const smallestName = 6.5
/** Scale factors of all text, tried in order until everything fits. */
const scales = [1, 0.93, 0.86, 0.8, 0.74, 0.68, 0.62, 0.56, 0.5]
/** A longer name is hard to read. */
const mostNameLines = 3

/**
 * Finds the largest text and code that fit: it reduces the name first, then the code, then the name down to normal text
 * size, and finally all text.
 *
 * @param left right edge of the pattern
 * @param dots per side of the code
 */
export function layOut(sheet: Sheet, words: SheetWords, faces: Faces, left: number, dots: number): Layout {
  const largest = sheet.gutter / 4
  const place = { sheet, words, faces, left, dots }
  for (const scale of scales)
    for (const sizes of nameSizes)
      for (const leastDot of [largest, (largest + sheet.leastDot) / 2, sheet.leastDot])
        for (const nameSize of sizes) {
          const found = tryLayout(place, { nameSize, unit: sheet.unit * scale, leastDot })
          if (found) return found
        }
  throw new Error("The words have no place on the sheet")
}

type Place = { sheet: Sheet; words: SheetWords; faces: Faces; left: number; dots: number }
type Sizes = { nameSize: number; unit: number; leastDot: number }

function tryLayout({ sheet, words, faces, left, dots }: Place, sizes: Sizes): Layout | undefined {
  const { nameSize, unit, leastDot } = sizes
  const { width, height, margin, gutter, wide } = sheet
  const x = left + gutter
  const inner = width - margin - x
  const bottom = height - margin
  const largest = gutter / 4

  // On a wide sheet the code is beside the text, otherwise between the payee and the instructions.
  const codeWidth = Math.min(inner, dots * largest)
  const column = wide
    ? { x: x + codeWidth + gutter, y: margin, width: inner - codeWidth - gutter }
    : { x, y: margin, width: inner }
  if (
    !isWellSet(words.name, faces, {
      column: column.width,
      size: nameSize * unit,
      isLast: nameSize === smallestName,
    })
  )
    return undefined

  const who = whoParagraphs(words, faces, nameSize)
  const how = howParagraphs(words, faces)
  const check = checkParagraphs(words, faces)
  const footer = [{ text: words.footer, face: faces.text, size: 5, colour: threads.ink, gap: 3 }]
  const top = stack(who, column, unit)
  if (wide) {
    const under = stack(how, { x, y: margin + gutter, width: codeWidth }, unit)
    const foot = stack(footer, { x, y: 0, width: codeWidth }, unit)
    const dot = Math.min(codeWidth, bottom - margin - gutter - under.height - foot.height) / dots
    const below = stack(check, { ...column, y: 0 }, unit)
    if (dot < leastDot || top.height + below.height > bottom - margin) return undefined
    return joined({ x, y: margin, dot }, [
      top,
      moved(under, dots * dot),
      moved(foot, bottom - foot.height),
      moved(below, bottom - below.height),
    ])
  }
  const below = stack([...how, ...check, ...footer], { ...column, y: 0 }, unit)
  // Four white dots above the code and four below it.
  const room = bottom - margin - top.height - below.height
  const dot = Math.min(codeWidth / dots, room / (dots + 8))
  if (dot < leastDot) return undefined
  const y = margin + top.height + (room - dots * dot) / 2
  return joined({ x, y, dot }, [top, moved(below, bottom - below.height)])
}

type Set = ReturnType<typeof stack>

const moved = ({ lines, bars, height }: Set, by: number): Set => ({
  lines: lines.map((line) => ({ ...line, y: line.y + by })),
  bars: bars.map((bar) => ({ ...bar, y: bar.y + by })),
  height,
})

const joined = (code: Layout["code"], parts: Set[]): Layout => ({
  code,
  lines: parts.flatMap(({ lines }) => lines),
  bars: parts.flatMap(({ bars }) => bars),
})

/** True if the name has few lines and no broken word; always true at the smallest size. */
function isWellSet(
  name: string,
  faces: Faces,
  { column, size, isLast }: { column: number; size: number; isLast: boolean },
): boolean {
  if (isLast) return true
  const lines = breakLines(name, faceFor(faces, name), column / size)
  const whole = name.split(/\s+/).filter(Boolean)
  return lines.length <= mostNameLines && lines.flatMap((line) => line.split(" ")).length === whole.length
}

function whoParagraphs({ headline, name, place }: SheetWords, faces: Faces, nameSize: number): Paragraph[] {
  return [
    { text: headline, face: faceFor(faces, headline), size: 9.5, colour: darkGold, gap: 0 },
    { text: name, face: faceFor(faces, name), size: nameSize, colour: threads.ink, gap: 3 },
    ...(place ? [{ text: place, face: faces.text, size: 7, colour: threads.ink, gap: 1.5 }] : []),
  ]
}

const howParagraphs = ({ scan, address }: SheetWords, { text: face }: Faces): Paragraph[] => [
  { text: scan, face, size: 6, colour: threads.ink, gap: 0 },
  { text: address, face, size: 6, colour: darkGold, gap: 0 },
]

function checkParagraphs({ ends, last, warning }: SheetWords, faces: Faces): Paragraph[] {
  const face = faces.text
  return [
    { text: ends, face, size: last ? 7 : 9, colour: threads.ink, gap: 4 },
    ...(last ? [{ text: last, face: faces.display, size: 13, colour: threads.ink, gap: 0 }] : []),
    { text: warning, face, size: 5.6, colour: threads.ink, gap: 3, bar: threads.ember },
  ]
}
