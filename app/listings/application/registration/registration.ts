import type { FormState } from "#app/lib/form/form-state.ts"
import type { RegistrationStep } from "#app/listings/options.ts"
import type { ApplicationValues } from "../application-rules.ts"
import type { Draft } from "./use-draft.ts"

/** State of a form that the server refused, or moved to another step for a browser without JavaScript. */
export type RegistrationState = FormState<ApplicationValues> & {
  step: RegistrationStep
  /** The choice of towns, if the form requested it. */
  towns?: string
  /** What Reset Form removed just now. */
  before?: Draft & { token?: string }
}
