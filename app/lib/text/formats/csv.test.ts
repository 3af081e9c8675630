import fc from "fast-check"
import { describe, expect, test } from "vitest"
import { type CsvCell, csvDownload, csvRecord, withoutApostrophe } from "./csv.ts"
import { parseCsv } from "./csv-test-reader.ts"

describe("the reader of these tests", () => {
  test.each([
    ['"a","b"\r\n', [["a", "b"]]],
    ["a,b\r\n", [["a", "b"]]],
    [
      '"a\r\nb","c""d"\r\n"",""\r\n',
      [
        ["a\r\nb", 'c"d'],
        ["", ""],
      ],
    ],
    ["", []],
  ])("parses %j as RFC 4180 does", (text, records) => {
    expect(parseCsv(text)).toEqual(records)
  })

  test.each(['"a', '"a"b\r\n', 'a"b\r\n', "a\nb\r\n", "a,b", '"a" ,b\r\n', "a\r\nb,c\r\n", "a\rb\r\n"])(
    "refuses %j",
    (text) => {
      expect(() => parseCsv(text)).toThrow()
    },
  )
})

describe("a record", () => {
  test.each([
    "=1+1",
    "+1",
    "-1",
    "@SUM(A1)",
    "\t=1",
    "\r=1",
    "\n=1",
    "  =1",
    "＝1",
    "=cmd|' /C calc'!A0",
    '="x"',
  ])("starts %j with an apostrophe inside its quotes, so that it is no formula", (cell) => {
    expect(parseCsv(csvRecord([cell, "next"]))).toEqual([[`'${cell}`, "next"]])
  })

  test.each(["Ọ̀yọ́", "a=b", "1-2", 'say "so"', "one,two", "two\r\nlines", "", "'quoted'", "ada@example.org"])(
    "leaves %j unchanged",
    (cell) => {
      expect(parseCsv(csvRecord([cell]))).toEqual([[cell]])
    },
  )

  test("writes numbers as numbers, dates as ISO 8601, null as an empty cell", () => {
    const cells: CsvCell[] = [-5, new Date("2026-05-01T12:00:00Z"), null, true]
    expect(csvRecord(cells)).toBe('"-5","2026-05-01T12:00:00.000Z","","true"\r\n')
  })

  test("of any texts is parsed into as many cells, each unchanged or with an apostrophe, and none a formula", () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: "binary" }), { minLength: 1 }), (cells) => {
        const [read = []] = parseCsv(csvRecord(cells))
        expect(read.map((cell, index) => cell === cells[index] || cell === `'${cells[index]}`)).not.toContain(
          false,
        )
        expect(read.filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
      }),
    )
  })

  test("gives every text back when its apostrophe is removed", () => {
    const texts = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.stringMatching(/^'{0,3}[ \t]?[=+@-]?[\da-z']{0,3}$/),
    )
    fc.assert(
      fc.property(texts, (text) => {
        const [[read = ""] = []] = parseCsv(csvRecord([text]))
        expect(withoutApostrophe(read)).toBe(text)
      }),
    )
    expect(["'quoted'", "'", "'+234"].map(withoutApostrophe)).toEqual(["'quoted'", "'", "+234"])
  })
})

describe("a download", () => {
  test("starts with the byte order mark and the column names, and reads a batch when the reader is ready", async () => {
    let asked = 0
    async function* batches() {
      for (const name of ["Ọ̀yọ́", "Ìbàdàn"]) {
        asked++
        yield [[name]]
      }
    }
    const response = csvDownload("list-2026-05-01.csv", ["name"], batches())
    expect(asked).toBeLessThan(2)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": expect.stringContaining("text/csv; charset=utf-8"),
      "content-disposition": 'attachment; filename="list-2026-05-01.csv"',
      "cache-control": "no-store",
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(parseCsv(bytes.toString().slice(1))).toEqual([["name"], ["Ọ̀yọ́"], ["Ìbàdàn"]])
  })

  test("fails visibly instead of looking complete when a batch throws", async () => {
    async function* batches(): AsyncGenerator<CsvCell[][]> {
      yield [["first"]]
      throw new Error("The database went away")
    }
    await expect(csvDownload("list.csv", ["name"], batches()).text()).rejects.toThrow("went away")
  })

  test("closes its source when the reader cancels", async () => {
    let isOver = false
    async function* batches() {
      try {
        for (;;) yield [["again"]]
      } finally {
        isOver = true
      }
    }
    const reader = csvDownload("list.csv", ["name"], batches()).body?.getReader()
    for (let chunk = 0; chunk < 3; chunk++) await reader?.read()
    await reader?.cancel()
    expect(isOver).toBe(true)
  })
})
