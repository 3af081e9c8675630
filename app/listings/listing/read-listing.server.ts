import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { columnsOf } from "../application/application-row.ts"
import { type ApplicationValues, missingFields } from "../application/application-rules.ts"
import { messagesForMissing, readApplication } from "../application/read-application.ts"
import type { ApplicationField } from "../options.ts"
import type { ListingFacts } from "./listing-values.ts"

/** Fields that an owner must fill in and staff may leave empty: staff delete wrong phone numbers and do not know every fact. */
const optional: ApplicationField[] = ["phone", "zip", "email", "ownerName", "acceptTerms"]

/**
 * Reads a listing form with the validation rules of an application.
 *
 * @param mayLack further fields that may be empty
 * @returns the facts, or the errors
 */
export function readListing(
  form: FormData,
  mayLack: readonly ApplicationField[] = [],
): {
  values: ApplicationValues
  errors: FieldErrors<ApplicationField>
  facts?: ListingFacts
} {
  const { values, errors: wrong } = readApplication(form)
  const missing = missingFields(values).filter((field) => ![...optional, ...mayLack].includes(field))
  const errors = { ...messagesForMissing(missing), ...wrong }
  if (Object.keys(errors).length > 0) return { values, errors }
  const { email, ownerName, ...facts } = columnsOf(values)
  return { values, errors, facts: { ...facts, ownerName: ownerName || null, ownerEmail: email || null } }
}
