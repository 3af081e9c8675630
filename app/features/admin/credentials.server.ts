import { z } from "zod"
import { checkValues, type FieldErrors, readValues } from "#app/platform/form/parse-form.ts"
import { adminContent } from "#content/en/admin.ts"
import { formMessages } from "#content/en/forms.ts"
import { isCommonPassword } from "./common-passwords.ts"
import { passwordLength } from "./options.ts"
import { isPublishedPassword } from "./published-passwords.server.ts"

const schema = z.object({ email: z.email().max(254) })

export type Credentials = { email: string; password: string }
export type CredentialErrors = FieldErrors<keyof Credentials>
export type CheckedCredentials = Credentials & { errors?: CredentialErrors }

/** For a sign-in: an old password is merely right or wrong, but it may not be missing. */
export function readCredentials(form: FormData): CheckedCredentials {
  const { email, password, errors } = readFields(form)
  return withErrors({ email, password }, errors, password === "" ? formMessages.required : undefined)
}

/** For a new account. */
export async function readNewCredentials(form: FormData): Promise<CheckedCredentials> {
  const { email, password, errors } = readFields(form)
  return withErrors({ email, password }, errors, await newPasswordProblem(password, email))
}

/** For a new account that no form asks for. */
export function checkNewCredentials({ email, password }: Credentials): Promise<CheckedCredentials> {
  const form = new FormData()
  form.set("email", email)
  form.set("password", password)
  return readNewCredentials(form)
}

/** The e-mail address comes back cleaned and in lower case, the password exactly as typed. */
function readFields(form: FormData): CheckedCredentials {
  const values = readValues(schema, form)
  const { errors } = checkValues(schema, values)
  return { email: values.email.toLowerCase(), password: readPassword(form, "password"), errors }
}

function withErrors(
  credentials: Credentials,
  errors: CredentialErrors | undefined,
  passwordProblem: string | undefined,
): CheckedCredentials {
  return { ...credentials, errors: passwordProblem ? { ...errors, password: passwordProblem } : errors }
}

/** An address alone: of somebody who is invited, or has forgotten the password. Cleaned and in lower case. */
export function readEmail(form: FormData): { email: string; error?: string } {
  const values = readValues(schema, form)
  const { errors } = checkValues(schema, values)
  return { email: values.email.toLowerCase(), error: errors?.email }
}

/** Exactly as typed: a password may begin or end with a blank. */
export function readPassword(form: FormData, name: string): string {
  const sent = form.get(name)
  return typeof sent === "string" ? sent : ""
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
