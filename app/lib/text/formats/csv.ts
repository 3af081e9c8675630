/** The value of one cell; dates are written as ISO 8601. */
export type CsvCell = string | number | boolean | Date | null

/** Makes spreadsheet programs read the file as UTF-8. */
const byteOrderMark = "\uFEFF"

/**
 * Text that a spreadsheet would run as a formula, as it is or after white space that it removes (OWASP, CSV injection): visitors
 * typed it, and staff open the file. The full-width forms come from East Asian keyboards. Text that already starts with
 * apostrophes gets one more, so that removing one restores it.
 */
const formula = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

/** Returns one record of RFC 4180: every cell quoted, CRLF at the end. A formula becomes text by an apostrophe. */
export function csvRecord(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`
}

function csvCell(cell: CsvCell): string {
  const text = cell instanceof Date ? cell.toISOString() : String(cell ?? "")
  return `"${(typeof cell === "string" && formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** Returns a cell without the apostrophe that `csvRecord` added. */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}

/**
 * Returns a file that is written while it is sent: the next batch is read when the last one has been sent.
 *
 * @param name of the file, ASCII without quotes
 * @param batches if it throws, the download fails, so that nobody takes a partial file for a complete one
 */
export function csvDownload(
  name: string,
  columns: readonly string[],
  batches: AsyncIterable<readonly CsvCell[][]>,
): Response {
  const encoder = new TextEncoder()
  const iterator = batches[Symbol.asyncIterator]()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(byteOrderMark + csvRecord(columns)))
    },
    async pull(controller) {
      const next = await iterator.next()
      if (next.done) return controller.close()
      controller.enqueue(encoder.encode(next.value.map(csvRecord).join("")))
    },
    async cancel() {
      await iterator.return?.()
    },
  })
  return new Response(body, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8; header=present",
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    },
  })
}
