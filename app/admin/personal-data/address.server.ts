import { z } from "zod"
import { checkValues } from "#app/lib/form/parse-form.ts"
import { addressLength } from "./options.ts"

const addressSchema = z.object({ email: z.email().max(addressLength) })

/** What is wrong with an e-mail address, or undefined. @param email cleaned: one line, no blanks around */
export function addressProblem(email: string): string | undefined {
  return checkValues(addressSchema, { email }).errors?.email
}

/** The address in a text, and not as a part of a longer one: a regular expression of PostgreSQL, for any case. */
export function addressPattern(email: string): string {
  const literal = email.replace(/[^\p{L}\p{N}]/gu, "\\$&")
  return `(?<![\\w.%+-])${literal}(?![\\w-]|\\.\\w)`
}
