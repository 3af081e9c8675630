import { z } from "zod"
import { checkValues } from "#app/lib/form/parse-form.ts"
import { addressLength } from "./options.ts"

const addressSchema = z.object({ email: z.email().max(addressLength) })

/** What is wrong with an email address, or undefined. @param email trimmed, one line */
export function addressProblem(email: string): string | undefined {
  return checkValues(addressSchema, { email }).errors?.email
}

/** PostgreSQL regular expression for an address in a text, but not as part of a longer one. Use it case-insensitively. */
export function addressPattern(email: string): string {
  const literal = email.replace(/[^\p{L}\p{N}]/gu, "\\$&")
  return `(?<![\\w.%+-])${literal}(?![\\w-]|\\.\\w)`
}
