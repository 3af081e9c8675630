/** What a file of listings may be at most: bytes, lines besides the headings, columns, and characters of a line and of its name. */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  lines: 10_000,
  columns: 60,
  lineLength: 50_000,
  fileName: 120,
} as const

/** The encodings besides UTF-8 that spreadsheets write. */
export const convertedEncodings = ["utf-16", "windows-1252"] as const
export type ConvertedFrom = (typeof convertedEncodings)[number]

/** The column of each field, from 0 on. */
export type ImportMapping = Record<string, number>

/**
 * What the cells of a file mean where a field has a list to choose from, by field and cell: 'Restaurant' is 'food-service'. An empty
 * code leaves the field out.
 */
export type ImportValues = Record<string, Record<string, string>>

/** What would become of a line. */
export const lineVerdicts = ["new", "alike", "change", "unchanged", "refused"] as const
export type LineVerdict = (typeof lineVerdicts)[number]

/** What is wrong with a cell, and what stands there; without a field it is the line as a whole. */
export type LineFinding = {
  field: string | null
  message: string
  cell: string
  /** The field is optional: the line is taken without it, and somebody should look at it. */
  isLeftOut?: boolean
  /** The cell is on no list; what it means can be said for the whole file. */
  isUnknownValue?: boolean
}

/** What a line has in common, and with which listing or which earlier line. */
export type LineAlike = {
  what: "name" | "phone" | "wallet"
  listing: { id: number; name: string } | null
  line: number | null
}
