import { cleanLine, cleanParagraphs } from "#app/lib/form/clean-text.ts"
import type { ImportValues } from "../import-options.ts"
import type { MendedCell } from "./imports.server.ts"
import { choiceFields, choiceOptions } from "./reading/choices.ts"
import { type ImportField, importFields } from "./reading/columns.ts"

// Names of the inputs in the report of an import, and how to read their values.

/** Select for the code of the cell in `valueCellName`. */
export const valueName = (field: string, index: number) => `value-${field}-${index}` as const
export const valueCellName = (field: string, index: number) => `value-cell-${field}-${index}` as const

/** This option leaves the field out. With no option selected the question stays open. */
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

/** Input for a cell that could not be read. */
export const cellName = (line: number, field: string) => `cell-${line}-${field}` as const

/** The cells that were changed. */
export function readMended(form: FormData): MendedCell[] {
  return [...form].flatMap(([name, text]): MendedCell[] => {
    const [, line, field] = /^cell-(\d{1,6})-(\w{1,40})$/.exec(name) ?? []
    if (typeof text !== "string" || !isImportField(field)) return []
    // An unchanged input is skipped: of a partly readable cell, the readable part would be lost.
    if (text === form.get(`was-${name}`)) return []
    const clean = inLines.includes(field) ? cleanParagraphs : cleanLine
    return [{ line: Number(line), field, text: clean(text) }]
  })
}

/** Fields whose cells may have several lines. */
const inLines: readonly ImportField[] = ["description", "openingHours", "closures", "socialLinks"]

const isImportField = (field = ""): field is ImportField => importFields.some((known) => known === field)
