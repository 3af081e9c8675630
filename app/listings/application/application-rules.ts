import { codeOf } from "#app/lib/text/codes.ts"
import { isWebAddress } from "#app/lib/text/web-address.ts"
import {
  type ApplicationField,
  applicationFieldNames,
  type applicationFields,
  businessTypeWords,
  countriesWithZip,
  directoryCategoryWords,
  proposedCategory,
  type RegistrationStep,
  ruleOf,
} from "../options.ts"

/** Values of the registration form and of its draft in the browser. Choices hold the wording of the specification, not codes. */
export type ApplicationValues = {
  [Field in ApplicationField]: (typeof applicationFields)[Field] extends { box: true } ? boolean : string
}

export const emptyApplication = Object.fromEntries(
  applicationFieldNames.map((field) => [field, "box" in ruleOf(field) ? false : ""]),
) as ApplicationValues

export const registrationSteps = [1, 2, 3] as const satisfies RegistrationStep[]

export function fieldsOfStep(step: RegistrationStep): ApplicationField[] {
  return applicationFieldNames.filter((field) => ruleOf(field).step === step)
}

export function stepOfField(field: ApplicationField): RegistrationStep {
  return ruleOf(field).step
}

/** Whether a field is left out: an online business has no street. */
export function isNotAsked(
  field: ApplicationField,
  { onlineOnly }: Pick<ApplicationValues, "onlineOnly">,
): boolean {
  return onlineOnly && ruleOf(field).premises === true
}

/** The required fields, which depend on the other values (ruling 5). */
export function requiredFields(values: ApplicationValues): ApplicationField[] {
  return applicationFieldNames.filter(
    (field) =>
      ruleOf(field).required &&
      !isNotAsked(field, values) &&
      (field !== "zip" || values.country === "" || countriesWithZip.includes(values.country)),
  )
}

export function missingFields(values: ApplicationValues, step?: RegistrationStep): ApplicationField[] {
  return requiredFields(values).filter(
    (field) =>
      (step === undefined || stepOfField(field) === step) &&
      (typeof values[field] === "string" ? values[field].trim() === "" : !values[field]),
  )
}

/** The category for the directory: the chosen one, else the one proposed for the business type. */
export function categoryFor(values: Pick<ApplicationValues, "businessType" | "directoryCategory">): string {
  const type = codeOf(businessTypeWords, values.businessType)
  return values.directoryCategory || (type ? directoryCategoryWords[proposedCategory[type]] : "")
}

/** Fields with a wrong format that a browser can detect alone. The server checks again, with more rules. */
export function misspelledFields(values: ApplicationValues): ApplicationField[] {
  const wrong: ApplicationField[] = []
  if (values.website && !isWebAddress(values.website)) wrong.push("website")
  if (values.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email)) wrong.push("email")
  return wrong
}
