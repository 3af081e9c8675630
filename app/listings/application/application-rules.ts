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

/** The registration form; also the draft a browser keeps. What is chosen from a list is the specification's word for it. */
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

/** Of a business that is only online: it has no street. */
export function isNotAsked(
  field: ApplicationField,
  { onlineOnly }: Pick<ApplicationValues, "onlineOnly">,
): boolean {
  return onlineOnly && ruleOf(field).premises === true
}

/** The fields that must be filled in, given what is filled in already (ruling 5). */
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

/** The category a business is listed under: the one chosen, else the one its type proposes. */
export function categoryFor(values: Pick<ApplicationValues, "businessType" | "directoryCategory">): string {
  const type = codeOf(businessTypeWords, values.businessType)
  return values.directoryCategory || (type ? directoryCategoryWords[proposedCategory[type]] : "")
}

/** Fields whose format is wrong as far as a browser can tell without the server: the server checks again, and more. */
export function misspelledFields(values: ApplicationValues): ApplicationField[] {
  const wrong: ApplicationField[] = []
  if (values.website && !isWebAddress(values.website)) wrong.push("website")
  if (values.email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email)) wrong.push("email")
  return wrong
}
