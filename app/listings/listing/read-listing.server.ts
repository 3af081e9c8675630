import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { columnsOf } from "../application/application-row.ts"
import { type ApplicationValues, missingFields } from "../application/application-rules.ts"
import { messagesForMissing, readApplication } from "../application/read-application.ts"
import type { ApplicationField } from "../options.ts"
import type { ListingFacts } from "./listing-values.ts"

/** What staff may leave empty although an owner has to say it: a wrong phone goes, and not everything is known. */
const optional: ApplicationField[] = ["phone", "zip", "email", "ownerName", "acceptTerms"]

/**
 * Reads the form of a listing by the rules of an application.
 *
 * @param mayLack what may be empty besides
 * @returns its facts, or what is wrong with them
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
