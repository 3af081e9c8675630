import { describe, expect, test } from "vitest"
import { importLimits } from "#app/listings/import-options.ts"
import { CsvRefused, openCsv } from "./read-csv.server.ts"

const bytesOf = (text: string) => new TextEncoder().encode(text)
async function read(file: string | Uint8Array) {
  const { headings, lines, convertedFrom } = await openCsv(typeof file === "string" ? bytesOf(file) : file)
  const all: [number, string[]][] = []
  for await (const { line, cells } of lines) all.push([line, cells])
  return { headings, lines: all, ...(convertedFrom && { convertedFrom }) }
}
const problemOf = (file: string | Uint8Array) =>
  read(file).then(
    () => undefined,
    (error) => (error instanceof CsvRefused ? error.problem : error),
  )

describe("a file can be read", () => {
  const expected = { headings: ["Name", "City"], lines: [[2, ["Ọjà, Ltd", "Ìbàdàn"]]] }
  test.each([
    ['Name,City\r\n"Ọjà, Ltd",Ìbàdàn\r\n'],
    ['\uFEFFName,City\n"Ọjà, Ltd",Ìbàdàn'],
    ["Name;City\nỌjà, Ltd;Ìbàdàn\n"],
    ["Name\tCity\rỌjà, Ltd\tÌbàdàn\r"],
  ])("with any delimiter, line ending and byte order mark: %j", async (text) => {
    expect(await read(text)).toEqual(expected)
  })

  test("with quoted line breaks and quotes, which count as one row", async () => {
    expect(await read('a,b\r\n"one\r\ntwo","say ""so"""\r\n\r\n,\r\n3,4\r\n')).toEqual({
      headings: ["a", "b"],
      lines: [
        [2, ["one\r\ntwo", 'say "so"']],
        [5, ["3", "4"]],
      ],
    })
  })

  test("with multi-byte characters split between chunks", async () => {
    const line = `${"😀ọ".repeat(997)},x`
    const { lines } = await read(`a,b\n${`${line}\n`.repeat(60)}`)
    expect(new Set(lines.map(([, cells]) => cells.join()))).toEqual(new Set([line]))
  })

  test("in Windows-1252, which is converted", async () => {
    const file = new Uint8Array([
      ...bytesOf("name;city\nCaf"),
      0xe9,
      ...bytesOf(" "),
      0x93,
      ...bytesOf("A"),
      0x94,
      ...bytesOf(";Lom"),
      0xe9,
    ])
    expect(await read(file)).toEqual({
      headings: ["name", "city"],
      lines: [[2, ["Café “A”", "Lomé"]]],
      convertedFrom: "windows-1252",
    })
  })

  test.each([
    ["utf-16le", [0xff, 0xfe]],
    ["utf-16be", [0xfe, 0xff]],
  ])("in UTF-16 with a byte order mark, %s", async (encoding, mark) => {
    const units = [..."name\tcity\nCafé\tLomé"].map((letter) => letter.charCodeAt(0))
    const file = new Uint8Array([
      ...mark,
      ...units.flatMap((unit) => (encoding === "utf-16le" ? [unit, 0] : [0, unit])),
    ])
    expect(await read(file)).toEqual({
      headings: ["name", "city"],
      lines: [[2, ["Café", "Lomé"]]],
      convertedFrom: "utf-16",
    })
  })

  test.each([
    [
      "A title",
      "Our shops;;\n\nName;City;Country\nA;Accra;GH",
      { headings: ["Name", "City", "Country"], lines: [[4, ["A", "Accra", "GH"]]] },
    ],
    [
      "A title of two cells",
      "Shops, May 2026\nUpdated, weekly\nNo,Name,City,Country\n1,A,Accra,GH",
      { headings: ["No", "Name", "City", "Country"], lines: [[4, ["1", "A", "Accra", "GH"]]] },
    ],
    [
      "No title, and headings of few columns",
      "Name,City,,,,\nA,Accra,1,2,3,4",
      { headings: ["Name", "City"], lines: [[2, ["A", "Accra", "1", "2", "3", "4"]]] },
    ],
  ])("%s above the headings is skipped", async (_, text, expected) => {
    expect(await read(text)).toEqual(expected)
  })

  test("with lines of other lengths unchanged, except for empty cells at the end", async () => {
    expect((await read("a,b\n1\n1,2,3\n1,2,,\n")).lines.map(([, cells]) => cells.length)).toEqual([1, 3, 2])
  })
})

describe("a file is refused", () => {
  test.each([
    ["without a byte", "", { kind: "empty" }],
    ["of blanks", " \r\n\r\n", { kind: "empty" }],
    ["with headings alone", "a,b\r\n", { kind: "empty" }],
    ["of one column", "a\n1\n", { kind: "not-csv" }],
    ["that is a page", "<!doctype html>\n<p>Hello</p>\n", { kind: "not-csv" }],
    ["that is a picture", new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1]), { kind: "binary" }],
    ["that is a workbook", new Uint8Array([0x50, 0x4b, 3, 4, 20]), { kind: "binary" }],
    ["in UTF-16 without a mark", new Uint8Array([0x61, 0, 0x2c, 0, 0x62, 0]), { kind: "binary" }],
    ["of control characters", new Uint8Array([0x61, 0x2c, 0x62, 0x0a, 0xe9, 0x2c, 0x01]), { kind: "binary" }],
    ["with a heading twice", "Name,name\n1,2\n", { kind: "same-heading", heading: "name" }],
    ["with a quote that stays open", 'a,b\n1,2\n"3,4\n', { kind: "damaged", line: 3 }],
    ["with text behind a quote", 'a,b\n"1"2,3\n', { kind: "damaged", line: 2 }],
    [
      "with an endless line",
      `a,b\n1,${"x".repeat(2 * importLimits.lineLength)}\n`,
      { kind: "damaged", line: 2 },
    ],
    [
      "with too many columns",
      `${Array.from({ length: importLimits.columns + 1 }, (_, index) => index).join()}\n1\n`,
      { kind: "too-many-columns" },
    ],
    ["with too many lines", `a,b\n${"1,2\n".repeat(importLimits.lines + 1)}`, { kind: "too-many-lines" }],
  ])("%s", async (_, file, problem) => {
    expect(await problemOf(file)).toEqual(problem)
  })
})
