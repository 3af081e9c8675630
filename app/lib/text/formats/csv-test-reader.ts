/**
 * Parses CSV strictly as RFC 4180: a misplaced quote, a bare line feed, records of different lengths or an unfinished last
 * record are errors. For tests; csv.test.ts tests it.
 */
export function parseCsv(text: string): string[][] {
  const field = /"((?:[^"]|"")*)"|([^",\r\n]*)/y
  const records: string[][] = []
  let record: string[] = []
  for (let at = 0; at < text.length; ) {
    field.lastIndex = at
    const [whole = "", quoted, plain = ""] = field.exec(text) ?? []
    record.push(quoted?.replaceAll('""', '"') ?? plain)
    at += whole.length
    if (text[at] === ",") {
      at++
      if (at === text.length) throw new Error("The last record has no end")
    } else if (text.startsWith("\r\n", at)) {
      at += 2
      records.push(record)
      record = []
    } else throw new Error(`No separator at ${at}: ${JSON.stringify(text.slice(at, at + 20))}`)
  }
  if (records.some(({ length }) => length !== records[0]?.length))
    throw new Error("Records of different lengths")
  return records
}
