import { z } from "zod"
import { checkValues, type FieldErrors, readValues } from "#app/lib/form/parse-form.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { adminContent } from "#content/en/admin.ts"
import { formMessages } from "#content/en/forms.ts"
import { isCommonPassword } from "./common-passwords.ts"
import { passwordLength } from "./options.ts"
import { isPublishedPassword } from "./published-passwords.server.ts"

const schema = z.object({ email: z.email().max(254) })

export type Credentials = { email: string; password: string }
export type CredentialErrors = FieldErrors<keyof Credentials>
type CheckedCredentials = Credentials & { errors?: CredentialErrors }

/** Trimmed and lowercased. */
export function readEmail(form: FormData): { email: string; error?: string } {
  const values = readValues(schema, form)
  const { errors } = checkValues(schema, values)
  return { email: values.email.toLowerCase(), error: errors?.email }
}

/** For sign-in: checks only that a password was entered. Old passwords may not meet the present rules. */
export function readCredentials(form: FormData): CheckedCredentials {
  // Not trimmed: a password may begin or end with a space.
  const password = textField(form, "password")
  return withErrors(readEmail(form), password, password === "" ? formMessages.required : undefined)
}

/** For a new account: checks the password rules. */
export async function readNewCredentials(form: FormData): Promise<CheckedCredentials> {
  const address = readEmail(form)
  const password = textField(form, "password")
  return withErrors(address, password, await newPasswordProblem(password, address.email))
}

function withErrors(
  { email, error }: ReturnType<typeof readEmail>,
  password: string,
  passwordProblem: string | undefined,
): CheckedCredentials {
  const errors = { ...(error && { email: error }), ...(passwordProblem && { password: passwordProblem }) }
  return { email, password, errors: error || passwordProblem ? errors : undefined }
}

/** @returns the error text for a new password, or undefined */
export async function newPasswordProblem(password: string, email: string): Promise<string | undefined> {
  if (password === "") return formMessages.required
  if (password.length < passwordLength.min) return adminContent.setup.passwordTooShort
  if (password.length > passwordLength.max) return adminContent.setup.passwordTooLong
  if (isCommonPassword(password, email) || (await isPublishedPassword(password)))
    return adminContent.setup.passwordTooCommon
  return undefined
}
