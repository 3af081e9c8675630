/** Limits of an import file: bytes, lines without the headings, columns, characters of a line, and characters of its name. */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  lines: 10_000,
  columns: 60,
  lineLength: 50_000,
  fileName: 120,
} as const

/** Encodings that spreadsheets write besides UTF-8. */
export const convertedEncodings = ["utf-16", "windows-1252"] as const
export type ConvertedFrom = (typeof convertedEncodings)[number]

/** Index of the column for each field, from 0. */
export type ImportMapping = Record<string, number>

/**
 * Codes of cells in fields with a list of choices, by field and cell: 'Restaurant' is 'food-service'. An empty code
 * leaves the field out.
 */
export type ImportValues = Record<string, Record<string, string>>

/** Verdict on a line of an import. */
export const lineVerdicts = ["new", "alike", "change", "unchanged", "refused"] as const
export type LineVerdict = (typeof lineVerdicts)[number]

/** A problem with a cell, and its text. Without a field it is about the whole line. */
export type LineFinding = {
  field: string | null
  message: string
  cell: string
  /** The field is optional: the line is taken without it, and staff should check it. */
  isLeftOut?: boolean
  /** The cell has no known code. Staff can set one for the whole file. */
  isUnknownValue?: boolean
}

/** What a line has in common with a listing or an earlier line. */
export type LineAlike = {
  what: "name" | "phone" | "wallet"
  listing: { id: number; name: string } | null
  line: number | null
}
