import { cleanLine, cleanParagraphs } from "#app/lib/form/clean-text.ts"
import type { ImportValues } from "../import-options.ts"
import type { MendedCell } from "./imports.server.ts"
import { choiceFields, choiceOptions } from "./reading/choices.ts"
import { type ImportField, importFields } from "./reading/columns.ts"

// The names of the inputs of an import's report, and what is posted in them.

/** Of the select that says what the cell means that stands in `valueCellName`. */
export const valueName = (field: string, index: number) => `value-${field}-${index}` as const
export const valueCellName = (field: string, index: number) => `value-cell-${field}-${index}` as const

/** Choosing it leaves the field out; choosing nothing leaves the question. */
export const leftOut = "-"

export function readValues(form: FormData): ImportValues {
  const values: ImportValues = {}
  for (const field of choiceFields) {
    const codes = [leftOut, ...choiceOptions(field).map(({ value }) => value)]
    for (let index = 0; form.has(valueName(field, index)); index++) {
      const [code, cell] = [form.get(valueName(field, index)), form.get(valueCellName(field, index))]
      if (typeof code !== "string" || typeof cell !== "string" || !codes.includes(code)) continue
      values[field] = { ...values[field], [cleanLine(cell)]: code === leftOut ? "" : code }
    }
  }
  return values
}

/** Of the input for a cell that could not be read. */
export const cellName = (line: number, field: string) => `cell-${line}-${field}` as const

/** The cells that were typed anew. */
export function readMended(form: FormData): MendedCell[] {
  return [...form].flatMap(([name, text]): MendedCell[] => {
    const [, line, field] = /^cell-(\d{1,6})-(\w{1,40})$/.exec(name) ?? []
    if (typeof text !== "string" || !isImportField(field)) return []
    // What is as it was stays so: of a cell that was read in part the rest would be lost.
    if (text === form.get(`was-${name}`)) return []
    const clean = inLines.includes(field) ? cleanParagraphs : cleanLine
    return [{ line: Number(line), field, text: clean(text) }]
  })
}

/** Of which a cell may have several lines. */
const inLines: readonly ImportField[] = ["description", "openingHours", "closures", "socialLinks"]

const isImportField = (field = ""): field is ImportField => importFields.some((known) => known === field)
