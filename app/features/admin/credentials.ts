import { z } from "zod"
import { checkValues, type FieldErrors, readValues } from "#app/platform/form/parse-form.ts"
import { adminContent } from "#content/en/admin.ts"
import { formMessages } from "#content/en/forms.ts"

/** Of a new password; OWASP ASVS 5.0, 6.2.1 and 6.2.9. A longer one than the maximum would only cost hashing time. */
export const passwordLength = { min: 12, max: 128 }

const schema = z.object({ email: z.email().max(254) })

export type Credentials = { email: string; password: string }
export type CredentialErrors = FieldErrors<keyof Credentials>
export type CheckedCredentials = Credentials & { errors?: CredentialErrors }

/** For a sign-in: an old password is merely right or wrong, but it may not be missing. */
export function readCredentials(form: FormData): CheckedCredentials {
  return check(form, (password) => (password === "" ? formMessages.required : undefined))
}

/** For a new account. */
export function readNewCredentials(form: FormData): CheckedCredentials {
  return check(form, newPasswordProblem)
}

/** For a new account that no form asks for. */
export function checkNewCredentials({ email, password }: Credentials): CheckedCredentials {
  const form = new FormData()
  form.set("email", email)
  form.set("password", password)
  return readNewCredentials(form)
}

/** The e-mail address comes back cleaned and in lower case, the password exactly as typed. */
function check(
  form: FormData,
  passwordProblem: (password: string) => string | undefined,
): CheckedCredentials {
  const values = readValues(schema, form)
  const sent = form.get("password")
  const password = typeof sent === "string" ? sent : ""
  const errors: CredentialErrors = { ...checkValues(schema, values).errors }
  const problem = passwordProblem(password)
  if (problem) errors.password = problem
  return {
    email: values.email.toLowerCase(),
    password,
    errors: Object.keys(errors).length > 0 ? errors : undefined,
  }
}

function newPasswordProblem(password: string): string | undefined {
  if (password === "") return formMessages.required
  if (password.length < passwordLength.min) return adminContent.setup.passwordTooShort
  if (password.length > passwordLength.max) return adminContent.setup.passwordTooLong
  return undefined
}
