/** A value of one cell; dates come as ISO 8601. */
export type CsvCell = string | number | boolean | Date | null

/** So that spreadsheet programs read UTF-8. */
const byteOrderMark = "\uFEFF"

/**
 * What a spreadsheet would take for a formula, as it is or after the blanks it drops (OWASP, CSV injection): strangers
 * typed these texts, and staff open the file. The wide forms are those of East Asian keyboards. Apostrophes before it get one
 * more, so that taking one off gives back what was there.
 */
const formula = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/

/** One record of RFC 4180: every cell quoted, a line break of two characters. A formula becomes text by an apostrophe. */
export function csvRecord(cells: readonly CsvCell[]): string {
  return `${cells.map(csvCell).join(",")}\r\n`
}

function csvCell(cell: CsvCell): string {
  const text = cell instanceof Date ? cell.toISOString() : String(cell ?? "")
  return `"${(typeof cell === "string" && formula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
}

/** A cell as it was before `csvRecord` made it text. */
export function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell
}

/**
 * A file that is written while it is sent: the next batch is asked for when the last one has left.
 *
 * @param name of the file, ASCII without quotes
 * @param batches ends the download as broken if it throws, so that nobody takes a part for the whole
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
