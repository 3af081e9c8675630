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

/** Cleaned and in lower case. */
export function readEmail(form: FormData): { email: string; error?: string } {
  const values = readValues(schema, form)
  const { errors } = checkValues(schema, values)
  return { email: values.email.toLowerCase(), error: errors?.email }
}

/** For a sign-in: an old password is merely right or wrong, but it may not be missing. */
export function readCredentials(form: FormData): CheckedCredentials {
  // A password is read exactly as typed: it may begin or end with a blank.
  const password = textField(form, "password")
  return withErrors(readEmail(form), password, password === "" ? formMessages.required : undefined)
}

/** For a new account. */
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

/** @returns what is wrong with a new password, in words, or undefined */
export async function newPasswordProblem(password: string, email: string): Promise<string | undefined> {
  if (password === "") return formMessages.required
  if (password.length < passwordLength.min) return adminContent.setup.passwordTooShort
  if (password.length > passwordLength.max) return adminContent.setup.passwordTooLong
  if (isCommonPassword(password, email) || (await isPublishedPassword(password)))
    return adminContent.setup.passwordTooCommon
  return undefined
}
