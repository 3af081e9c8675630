/** What a file of listings may be at most: bytes, lines besides the headings, columns, and characters of a line and of its name. */
export const importLimits = {
  bytes: 10 * 1024 * 1024,
  lines: 10_000,
  columns: 60,
  lineLength: 50_000,
  fileName: 120,
} as const

/** The column of each field, from 0 on. */
export type ImportMapping = Record<string, number>

/** What would become of a line. */
export const lineVerdicts = ["new", "alike", "refused"] as const
export type LineVerdict = (typeof lineVerdicts)[number]

/** Why a line is refused, and what stands there; without a field it is the line as a whole. */
export type LineFinding = { field: string | null; message: string; cell: string }

/** What a line has in common, and with which listing or which earlier line. */
export type LineAlike = {
  what: "name" | "phone" | "wallet"
  listing: { id: number; name: string } | null
  line: number | null
}
