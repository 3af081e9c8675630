import { isUtf8 } from "node:buffer"
import { Readable } from "node:stream"
import { CsvError, parse } from "csv-parse"
import { type ConvertedFrom, importLimits } from "#app/listings/import-options.ts"
import { guessMapping } from "./columns.ts"

/** Why a whole file cannot be read. */
export type CsvProblem =
  | { kind: "empty" | "binary" | "not-csv" | "too-many-lines" | "too-many-columns" }
  /** An unclosed quote or a line that is too long. @param line where it starts, counted like a spreadsheet's rows */
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
/** Rows searched for the headings, which may follow a title. */
const headingRows = 10
/** Bytes parsed before other requests get their turn. */
const pieceBytes = 32 * 1024

type CsvLine = { line: number; cells: string[] }

export type CsvFile = {
  headings: string[]
  lines: AsyncGenerator<CsvLine>
  /** The assumed encoding of a converted file; null for UTF-8. */
  convertedFrom: ConvertedFrom | null
}

/**
 * Reads the headings of a file, and its lines lazily. Parses in chunks, so that a large file does not block other requests. Rows
 * above the headings, such as a title, are skipped.
 * @throws CsvRefused, also while the lines are read
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

/** Converts other encodings that spreadsheets on Windows write: UTF-16 with a byte order mark, else Windows-1252. */
function toUtf8(file: Uint8Array): { bytes: Uint8Array; convertedFrom: ConvertedFrom | null } {
  const utf16 = utf16Of(file)
  // Workbooks start like ZIP archives; PDF files and images contain a null byte.
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

/** The row of the headings, for the delimiter that recognizes the most of them. */
async function findHeadings(bytes: Uint8Array): Promise<{ delimiter: string; row: CsvLine } | undefined> {
  let best: { delimiter: string; row: CsvLine } | undefined
  let refused: CsvRefused | undefined
  for (const delimiter of delimiters) {
    const records: CsvLine[] = []
    try {
      for await (const record of readRecords(bytes, delimiter))
        if (records.push(record) === headingRows) break
    } catch (error) {
      // The same quotes may be valid with another delimiter.
      if (!(error instanceof CsvRefused)) throw error
      refused = error
    }
    const row = headingsAmong(records)
    if (row && (!best || weightOf(row) > weightOf(best.row))) best = { delimiter, row }
  }
  if (refused && !best) throw refused
  return best
}

/** The first row that is not a title. A title fills at most half of the columns and names at most one of them. */
function headingsAmong(records: CsvLine[]): CsvLine | undefined {
  const widest = Math.max(0, ...records.map(({ cells }) => filled(cells)))
  const isTitle = ({ cells }: CsvLine) => filled(cells) * 2 <= widest && knownIn(cells) < 2
  return records.find((record) => !isTitle(record)) ?? records[0]
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== "").length
const knownIn = (cells: readonly string[]) =>
  Object.keys(guessMapping(cells.slice(0, importLimits.columns))).length
/** Ranks a row by its number of known headings, then by its number of filled cells. */
const weightOf = ({ cells }: CsvLine) => knownIn(cells) * (importLimits.columns + 1) + filled(cells)

/** Empty rows are counted but skipped. */
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
    // The parser throws before it returns the earlier records of the same chunk.
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

/** Removes empty cells after the last heading, which spreadsheets add. */
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
