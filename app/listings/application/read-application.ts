import { checkValues, type FieldErrors, readValues } from "#app/lib/form/parse-form.ts"
import { completeWebAddress } from "#app/lib/text/web-address.ts"
import { applicationContent } from "#content/en/application.ts"
import { formMessages } from "#content/en/forms.ts"
import { walletSecret } from "#content/en/wallet-secret.ts"
import { type ApplicationField, applicationFieldNames } from "../options.ts"
import { completeCity } from "../position/town-choice.ts"
import { type ApplicationValues, categoryFor, isNotAsked } from "./application-rules.ts"
import { applicationSchema } from "./application-schema.ts"

/** The answers, completed where unambiguous, and format errors. A private key is dropped at once. */
export function readApplication(form: FormData): {
  values: ApplicationValues
  errors: FieldErrors<ApplicationField>
} {
  const values: ApplicationValues = readValues(applicationSchema, form)
  values.website = completeWebAddress(values.website)
  values.city = completeCity(values)
  if (values.businessType && !values.directoryCategory) values.directoryCategory = categoryFor(values)
  const { errors = {} } = checkValues(applicationSchema, values)
  const { "private-key": privateKey } = applicationContent.walletErrors
  if (errors.walletAddress === walletSecret.found) errors.walletAddress = privateKey
  if (errors.walletAddress === privateKey) values.walletAddress = ""
  for (const field of applicationFieldNames) if (isNotAsked(field, values)) delete errors[field]
  return { values, errors }
}

/** Messages for required fields that are empty. */
export function messagesForMissing(fields: ApplicationField[]): FieldErrors<ApplicationField> {
  const messages: Partial<Record<ApplicationField, string>> = applicationContent.required
  return Object.fromEntries(fields.map((field) => [field, messages[field] ?? formMessages.required]))
}
