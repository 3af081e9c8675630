import { describe, expect, test } from "vitest"
import { z } from "zod"
import { formMessages } from "#content/en/forms.ts"
import { format } from "../text/format.ts"
import { choice } from "./choice.ts"
import { checkValues, fieldConstraints, readValues } from "./parse-form.ts"

const colours = { red: "Bright red", green: "Green" }
const schema = z.object({
  name: z.string().min(2).max(10).optional(),
  colour: z.enum(["red", "green"]),
  paint: choice(colours).optional(),
  email: z.email().max(30).optional(),
  site: z
    .string()
    .refine((value) => value.startsWith("https://"), { error: formMessages.url })
    .meta({ format: "uri" })
    .optional(),
  story: z.string().max(20).meta({ multiline: true }).optional(),
  agrees: z.boolean(),
})

function formOf(fields: [string, string | Blob][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

const empty = { name: "", colour: "red", paint: "", email: "", site: "", story: "", agrees: false }

describe("reading the fields of a form", () => {
  test("text is cleaned, line breaks stay where the schema allows them, a checkbox is a boolean", () => {
    const form = formOf([
      ["name", " Ada \n Ade "],
      ["colour", "red"],
      ["story", "one\r\ntwo"],
      ["agrees", "on"],
    ])
    expect(readValues(schema, form)).toEqual({
      ...empty,
      name: "Ada Ade",
      story: "one\ntwo",
      agrees: true,
    })
  })

  test("an email address loses its format characters, a name keeps those it needs", () => {
    const form = formOf([
      ["email", "\u200E ada@example.com\u202C\u200F"],
      ["name", "مطعم\u200F"],
    ])
    expect(readValues(schema, form)).toMatchObject({ email: "ada@example.com", name: "مطعم\u200F" })
  })

  test("a missing field is empty, a repeated one counts once, an unknown one is ignored", () => {
    const form = formOf([
      ["name", "first"],
      ["name", "second"],
      ["isAdmin", "true"],
      ["__proto__", "x"],
    ])
    expect(readValues(schema, form)).toEqual({ ...empty, name: "first", colour: "" })
  })

  test.each([
    ["Bright red", "Bright red"],
    ["red", "Bright red"],
    ["blue", "blue"],
    ["constructor", "constructor"],
  ])("a choice sent as %j is shown again as %j", (sent, shown) => {
    expect(readValues(schema, formOf([["paint", sent]])).paint).toBe(shown)
  })

  test("a file in a text field is ignored", () => {
    expect(readValues(schema, formOf([["name", new Blob(["Ada"])]])).name).toBe("")
  })

  test.each([
    ["on", true],
    ["true", true],
    ["false", false],
    ["", false],
  ])("a checkbox sent as %j reads as %s", (sent, ticked) => {
    expect(readValues(schema, formOf([["agrees", sent]])).agrees).toBe(ticked)
  })
})

describe("checking values", () => {
  test("valid values are returned typed, without empty text", () => {
    expect(checkValues(schema, { ...empty, name: "Ada" })).toEqual({
      data: { name: "Ada", colour: "red", agrees: false },
    })
  })

  test.each(["Bright red", "red"])("a choice sent as %j returns its code", (paint) => {
    expect(checkValues(schema, { ...empty, paint }).data?.paint).toBe("red")
  })

  test.each([
    ["name", "A", format(formMessages.tooShort, { min: 2 })],
    ["name", "Ada Lovelace", format(formMessages.tooLong, { max: 10 })],
    ["name", "A\u0000da", formMessages.controlCharacters],
    ["name", "A\uFFFDda", formMessages.controlCharacters],
    ["colour", "", formMessages.required],
    ["colour", "blue", formMessages.option],
    ["paint", "blue", formMessages.option],
    ["paint", "__proto__", formMessages.option],
    ["colour", "red\u0000", formMessages.controlCharacters],
    ["email", "ada@", formMessages.email],
    ["email", "ada@example.com, eve@example.com", formMessages.email],
    ["site", "javascript:alert(1)", formMessages.url],
    ["story", "x".repeat(21), format(formMessages.tooLong, { max: 20 })],
  ])("%s = %j is refused with the message: %s", (field, value, message) => {
    expect(checkValues(schema, { ...empty, [field]: value })).toEqual({ errors: { [field]: message } })
  })

  test("all fields with errors get their messages at once", () => {
    const { errors } = checkValues(schema, { ...empty, name: "A", colour: "blue", email: "x" })
    expect(Object.keys(errors ?? {})).toEqual(["name", "colour", "email"])
  })

  test("the limit counts characters as a database column does, not UTF-16 code units", () => {
    expect(checkValues(schema, { ...empty, name: "🎉".repeat(10) }).errors).toBeUndefined()
    expect(checkValues(schema, { ...empty, name: "🎉".repeat(11) }).errors).toEqual({
      name: format(formMessages.tooLong, { max: 10 }),
    })
  })
})

test("the attributes of the inputs are derived from the schema", () => {
  expect(fieldConstraints(schema)).toEqual({
    name: { maxLength: 10, type: undefined },
    colour: { maxLength: undefined, type: undefined },
    paint: { maxLength: undefined, type: undefined },
    email: { maxLength: 30, type: "email" },
    site: { maxLength: undefined, type: "url" },
    story: { maxLength: 20, type: undefined },
    agrees: { maxLength: undefined, type: undefined },
  })
})
