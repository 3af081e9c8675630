import type { FormState } from "#app/lib/form/form-state.ts"
import type { RegistrationStep } from "#app/listings/options.ts"
import type { ApplicationValues } from "../application-rules.ts"
import type { Draft } from "./use-draft.ts"

/** What the server says about a form it did not accept, or moved a step on for a browser without script. */
export type RegistrationState = FormState<ApplicationValues> & {
  step: RegistrationStep
  /** The choice of a town, where the server was asked for it. */
  towns?: string
  /** What Reset Form took away just now. */
  before?: Draft & { token?: string }
}
