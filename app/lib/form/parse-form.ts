import { z } from "zod"
import { formMessages } from "#content/en/forms.ts"
import { codeOf, type Words } from "../text/codes.ts"
import { format } from "../text/format.ts"
import { cleanCode, cleanLine, cleanParagraphs } from "./clean-text.ts"
import { textProblem } from "./text-problem.server.ts"

export type FieldErrors<Field extends string = string> = Partial<Record<Field, string>>

/** The values that a form shows again: text, and the state of checkboxes. */
export type FormValues<Schema extends z.ZodObject> = {
  [Field in keyof Schema["shape"] & string]: Schema["shape"][Field] extends z.ZodBoolean ? boolean : string
}

/** HTML attributes derived from a schema, so that the browser checks what the server checks. */
export type FieldConstraints = { maxLength?: number; type?: "email" | "url" }

type FieldShape = {
  type?: string
  maxLength?: number
  format?: string
  multiline?: boolean
  /** The labels of a list (choice.ts). */
  words?: Words
}

const shapes = new WeakMap<z.ZodObject, Record<string, FieldShape>>()

function shapeOf(schema: z.ZodObject): Record<string, FieldShape> {
  let shape = shapes.get(schema)
  if (!shape) {
    const { properties = {} } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })
    shape = properties as Record<string, FieldShape>
    shapes.set(schema, shape)
  }
  return shape
}

/** Returns the input attributes of each field. */
export function fieldConstraints(schema: z.ZodObject): Record<string, FieldConstraints> {
  return Object.fromEntries(
    Object.entries(shapeOf(schema)).map(([field, { maxLength, format }]) => [
      field,
      { maxLength, type: format === "email" ? "email" : format === "uri" ? "url" : undefined },
    ]),
  )
}

/**
 * Reads and cleans the schema's fields of a form. A missing field is empty; of a repeated field the first counts. A choice is
 * returned as its label, which the form shows again, also if its code was sent.
 */
export function readValues<Schema extends z.ZodObject>(schema: Schema, form: FormData): FormValues<Schema> {
  const values = Object.entries(shapeOf(schema)).map(([field, shape]) => {
    const sent = form.get(field)
    if (shape.type === "boolean") return [field, sent !== null && sent !== "" && sent !== "false"]
    const text = typeof sent === "string" ? sent : ""
    const clean = shape.multiline ? cleanParagraphs : shape.format ? cleanCode : cleanLine
    const cleaned = clean(text)
    const code = shape.words && codeOf(shape.words, cleaned)
    return [field, code ? shape.words?.[code] : cleaned]
  })
  return Object.fromEntries(values)
}

/**
 * Checks values against a schema. Empty text counts as missing. Each field has at most one message, from content/en/forms.ts; a
 * custom check of a schema names its message by key.
 *
 * @param problemOf returns the message for text that is not allowed in any field
 */
export function checkValues<Schema extends z.ZodObject>(
  schema: Schema,
  values: FormValues<Schema>,
  problemOf: (text: string) => string | undefined = textProblem,
): { data: z.output<Schema>; errors?: undefined } | { data?: undefined; errors: FieldErrors } {
  const given = Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === "" ? undefined : value]),
  )
  const errors: FieldErrors = {}
  for (const [field, value] of Object.entries(values)) {
    const problem = typeof value === "string" ? problemOf(value) : undefined
    if (problem) errors[field] = problem
  }
  const result = schema.safeParse(given)
  for (const issue of result.error?.issues ?? []) {
    const field = String(issue.path[0])
    errors[field] ??= messageFor(issue, given[field] === undefined)
  }
  if (result.data && Object.keys(errors).length === 0) return { data: result.data }
  return { errors }
}

function messageFor(issue: z.core.$ZodIssue, isMissing: boolean): string {
  switch (issue.code) {
    case "too_big":
      return format(formMessages.tooLong, { max: Number(issue.maximum) })
    case "too_small":
      return format(formMessages.tooShort, { min: Number(issue.minimum) })
    case "invalid_format":
      return issue.format === "email" ? formMessages.email : formMessages.invalid
    case "invalid_value":
      return isMissing ? formMessages.required : formMessages.option
    case "custom":
      return issue.message
    default:
      return isMissing ? formMessages.required : formMessages.invalid
  }
}
