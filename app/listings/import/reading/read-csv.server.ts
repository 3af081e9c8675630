import { isUtf8 } from "node:buffer"
import { Readable } from "node:stream"
import { CsvError, parse } from "csv-parse"
import { type ConvertedFrom, importLimits } from "#app/listings/import-options.ts"
import { guessMapping } from "./columns.ts"

/** Why a file as a whole cannot be read. */
export type CsvProblem =
  | { kind: "empty" | "binary" | "not-csv" | "too-many-lines" | "too-many-columns" }
  /** A quote that is not closed, or a line without end. @param line where it begins, as a spreadsheet counts rows */
  | { kind: "damaged"; line: number }
  | { kind: "same-heading"; heading: string }

export class CsvRefused extends Error {
  readonly problem: CsvProblem
  constructor(problem: CsvProblem) {
    super(problem.kind)
    this.problem = problem
  }
}

const refuse = (problem: CsvProblem): never => {
  throw new CsvRefused(problem)
}

const delimiters = [",", ";", "\t"]
/** A title stands this far above the headings at most. */
const headingRows = 10
/** So much is parsed before others get their turn. */
const pieceBytes = 32 * 1024

type CsvLine = { line: number; cells: string[] }

export type CsvFile = {
  headings: string[]
  lines: AsyncGenerator<CsvLine>
  /** The encoding that it was taken for; null: it is in UTF-8. */
  convertedFrom: ConvertedFrom | null
}

/**
 * The headings of a file, and its lines as they are asked for. Reading them goes on in pieces, so that nobody waits for a
 * large file. What stands above the headings, such as a title, is left out.
 *
 * @throws CsvRefused, when the lines are read as well
 */
export async function openCsv(file: Uint8Array): Promise<CsvFile> {
  const { bytes, convertedFrom } = toUtf8(file)
  const found = await findHeadings(bytes)
  if (!found) return refuse({ kind: "empty" })
  const { delimiter, row } = found
  const headings = headingsOf(row.cells)
  const lines = readLines(readRecords(bytes, delimiter), { columns: headings.length, after: row.line })
  return { headings, lines, convertedFrom }
}

/** What is not UTF-8 is taken for what spreadsheets on Windows write: UTF-16 with its mark, else Windows-1252. */
function toUtf8(file: Uint8Array): { bytes: Uint8Array; convertedFrom: ConvertedFrom | null } {
  const utf16 = utf16Of(file)
  // Spreadsheets' own files, PDF and pictures have a null byte somewhere, or begin as archives do.
  const isArchive = file[0] === 0x50 && file[1] === 0x4b && (file[2] ?? 0) < 9
  if (isArchive || (!utf16 && file.includes(0))) refuse({ kind: "binary" })
  if (!utf16 && isUtf8(file)) return { bytes: file, convertedFrom: null }
  const convertedFrom = utf16 ? "utf-16" : "windows-1252"
  const text = new TextDecoder(utf16 ?? convertedFrom).decode(file)
  if (notText.test(text)) refuse({ kind: "binary" })
  return { bytes: new TextEncoder().encode(text), convertedFrom }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: no text has them
const notText = /[\u0000-\u0008\u000E-\u001F\uFFFD]/

function utf16Of([one, two]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (one === 0xff && two === 0xfe) return "utf-16le"
  return one === 0xfe && two === 0xff ? "utf-16be" : undefined
}

/** The row of the headings, by the delimiter that makes the most of it. */
async function findHeadings(bytes: Uint8Array): Promise<{ delimiter: string; row: CsvLine } | undefined> {
  let best: { delimiter: string; row: CsvLine } | undefined
  let refused: CsvRefused | undefined
  for (const delimiter of delimiters) {
    const records: CsvLine[] = []
    try {
      for await (const record of readRecords(bytes, delimiter))
        if (records.push(record) === headingRows) break
    } catch (error) {
      // With another delimiter the same quotes may be whole.
      if (!(error instanceof CsvRefused)) throw error
      refused = error
    }
    const row = headingsAmong(records)
    if (row && (!best || weightOf(row) > weightOf(best.row))) best = { delimiter, row }
  }
  if (refused && !best) throw refused
  return best
}

/** The first row that is no title, which fills few of the columns and names none of them. */
function headingsAmong(records: CsvLine[]): CsvLine | undefined {
  const widest = Math.max(0, ...records.map(({ cells }) => filled(cells)))
  const isTitle = ({ cells }: CsvLine) => filled(cells) * 2 <= widest && knownIn(cells) < 2
  return records.find((record) => !isTitle(record)) ?? records[0]
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "").length
const knownIn = (cells: readonly string[]) =>
  Object.keys(guessMapping(cells.slice(0, importLimits.columns))).length
/** Of two rows the one with more headings that we know; then the longer one. */
const weightOf = ({ cells }: CsvLine) => knownIn(cells) * (importLimits.columns + 1) + filled(cells)

/** Rows that a spreadsheet left empty are counted and left out. */
async function* readRecords(bytes: Uint8Array, delimiter: string): AsyncGenerator<CsvLine, undefined> {
  const parser = parse({
    bom: true,
    delimiter,
    relax_column_count: true,
    record_delimiter: ["\r\n", "\n", "\r"],
    max_record_size: importLimits.lineLength,
  })
  Readable.from(piecesOf(bytes)).pipe(parser)
  let line = 0
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      line++
      if (cells.some((cell) => cell.trim() !== "")) yield { line, cells }
    }
  } catch (error) {
    // It comes before the records of its piece.
    if (error instanceof CsvError) refuse({ kind: "damaged", line: recordsBefore(error) + 1 })
    throw error
  } finally {
    parser.destroy()
  }
  return undefined
}

const recordsBefore = (error: CsvError): number => Number(error.records ?? 0)

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += pieceBytes) {
    yield bytes.subarray(at, at + pieceBytes)
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function headingsOf(cells: string[]): string[] {
  const headings = cells.map((cell) => cell.trim())
  while (headings.at(-1) === "") headings.pop()
  if (headings.length < 2) return refuse({ kind: "not-csv" })
  if (headings.length > importLimits.columns) return refuse({ kind: "too-many-columns" })
  const seen = new Set<string>()
  for (const heading of headings) {
    const known = heading.toLowerCase()
    if (known !== "" && seen.has(known)) return refuse({ kind: "same-heading", heading })
    seen.add(known)
  }
  return headings
}

/** Cells behind the last heading that hold nothing are the spreadsheet's. */
async function* readLines(
  records: AsyncGenerator<CsvLine>,
  { columns, after }: { columns: number; after: number },
): AsyncGenerator<CsvLine> {
  let count = 0
  for await (const { line, cells } of records) {
    if (line <= after) continue
    if (++count > importLimits.lines) refuse({ kind: "too-many-lines" })
    while (cells.length > columns && cells.at(-1)?.trim() === "") cells.pop()
    yield { line, cells }
  }
  if (count === 0) refuse({ kind: "empty" })
}
