import type { FieldErrors } from "#app/platform/form/parse-form.ts"
import type { ApplicationField, ApplicationValues, RegistrationStep } from "./application-rules.ts"

/** What the server says about a form it did not accept, or moved a step on for a browser without script. */
export type RegistrationState = {
  step: RegistrationStep
  values: ApplicationValues
  errors: FieldErrors<ApplicationField>
  /** Why a submission failed, in the words of the error catalogue. */
  failure?: string
  token: string
  /** Carried from post to post: the form stays the same one, however often it is sent. */
  submissionKey: string
}
