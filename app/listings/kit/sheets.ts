/**
 * Printable sheets, in millimeters. Text sizes are multiples of `unit`. `gutter` is the margin around the code, four of
 * its dots, and thus limits the size of a dot.
 */
export const sheets = {
  "poster-a4": {
    width: 210,
    height: 297,
    unit: 1,
    margin: 12,
    gutter: 12,
    leastDot: 1.8,
    wide: false,
    dpi: 200,
  },
  "poster-a5": {
    width: 148,
    height: 210,
    unit: 0.705,
    margin: 8.5,
    gutter: 8.5,
    leastDot: 1.3,
    wide: false,
    dpi: 300,
  },
  card: { width: 148, height: 105, unit: 0.52, margin: 6, gutter: 6.4, leastDot: 1.1, wide: true, dpi: 300 },
  sticker: {
    width: 74,
    height: 105,
    unit: 0.42,
    margin: 3.5,
    gutter: 4,
    leastDot: 0.75,
    wide: false,
    dpi: 300,
  },
} as const

export type SheetName = keyof typeof sheets
export const sheetNames = Object.keys(sheets) as SheetName[]
export const readSheetName = (text: string): SheetName | undefined =>
  sheetNames.find((known) => known === text)
