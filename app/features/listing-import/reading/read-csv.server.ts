import { isUtf8 } from "node:buffer"
import { Readable } from "node:stream"
import { CsvError, parse } from "csv-parse"
import { importLimits } from "#app/platform/business/import-options.ts"

/** Why a file as a whole cannot be read. */
export type CsvProblem =
  | { kind: "empty" | "binary" | "encoding" | "not-csv" | "too-many-lines" | "too-many-columns" }
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
/** So much is parsed before others get their turn. */
const pieceBytes = 32 * 1024

export type CsvLine = { line: number; cells: string[] }

/**
 * The headings of a file, and its lines as they are asked for. Reading them goes on in pieces, so that nobody waits for a
 * large file.
 *
 * @throws CsvRefused, when the lines are read as well
 */
export async function openCsv(
  bytes: Uint8Array,
): Promise<{ headings: string[]; lines: AsyncGenerator<CsvLine> }> {
  check(bytes)
  const records = readRecords(bytes, await delimiterOf(bytes))
  try {
    const first = await records.next()
    if (first.done) return refuse({ kind: "empty" })
    const headings = headingsOf(first.value.cells)
    return { headings, lines: readLines(records, headings.length) }
  } catch (error) {
    await records.return(undefined)
    throw error
  }
}

function check(bytes: Uint8Array): void {
  // Spreadsheets' own files, PDF and pictures have a null byte somewhere, or begin as archives do.
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] ?? 0) < 9
  if (isUtf16(bytes)) refuse({ kind: "encoding" })
  if (isArchive || bytes.includes(0)) refuse({ kind: "binary" })
  if (!isUtf8(bytes)) refuse({ kind: "encoding" })
}

const isUtf16 = ([one, two]: Uint8Array) => (one === 0xff && two === 0xfe) || (one === 0xfe && two === 0xff)

/** What makes the most columns of the headings. */
async function delimiterOf(bytes: Uint8Array): Promise<string> {
  let best = { delimiter: ",", columns: 0 }
  for (const delimiter of delimiters) {
    const records = readRecords(bytes, delimiter)
    const first = await records.next().catch(() => undefined)
    await records.return(undefined)
    const columns = first?.value?.cells.length ?? 0
    if (columns > best.columns) best = { delimiter, columns }
  }
  return best.delimiter
}

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
async function* readLines(records: AsyncGenerator<CsvLine>, columns: number): AsyncGenerator<CsvLine> {
  let count = 0
  for await (const { line, cells } of records) {
    if (++count > importLimits.lines) refuse({ kind: "too-many-lines" })
    while (cells.length > columns && cells.at(-1)?.trim() === "") cells.pop()
    yield { line, cells }
  }
  if (count === 0) refuse({ kind: "empty" })
}
