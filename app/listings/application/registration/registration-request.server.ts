import { isPermissionDenied, sqlState } from "#app/lib/db/client.server.ts"
import {
  admitSubmission,
  type FormAnswer,
  type FormGuardParts,
  type Visitor,
} from "#app/lib/form/admit-submission.server.ts"
import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { openForm, type PublicForm } from "#app/lib/form/public-form.server.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { format } from "#app/lib/text/format.ts"
import type { ApplicationField, RegistrationStep } from "#app/listings/options.ts"
import {
  chosenTown,
  offerTownsToAnybody,
  type TownLookups,
} from "#app/listings/position/offer-towns.server.tsx"
import { applicationContent } from "#content/en/application.ts"
import {
  type ApplicationValues,
  missingFields,
  registrationSteps,
  stepOfField,
} from "../application-rules.ts"
import { messagesForMissing, readApplication } from "../read-application.ts"
import { stateTokenOf } from "../state-link.server.ts"
import { submitApplication } from "./registration.server.ts"
import type { RegistrationState } from "./registration.ts"

const coreFields: readonly ApplicationField[] = ["businessName", "email", "ownerName"]
const fieldNames: Record<ApplicationField, string> = applicationContent.fieldNames

export const registrationForm: PublicForm<ApplicationValues, ApplicationValues> = {
  name: "merchant",
  event: "registration.failed",
  read(posted) {
    const { values, errors } = readApplication(posted)
    return { values, check: () => checkApplication(values, errors) }
  },
  limits: { seconds: 3600, address: 60, everybody: 1000 },
  words: () => ({
    unavailable: applicationContent.failures.network,
    failed: applicationContent.failures.other,
  }),
  failureOf: (error) =>
    isRefused(error) ? { status: 403, said: applicationContent.failures.permission } : undefined,
}

export type RegistrationOutcome =
  /** The token opens the applicant's status page. */
  { kind: "submitted"; stateToken: string } | (FormAnswer<ApplicationValues> & { state: RegistrationState })

/**
 * Handles one post of the wizard. With JavaScript only the last step posts. Without, every button posts (`intent`), and the
 * answers of the other steps are hidden fields. All steps are checked again.
 */
export async function handleRegistration(
  app: FormGuardParts & TownLookups,
  visitor: Visitor,
  posted: FormData,
): Promise<RegistrationOutcome> {
  const intent = textField(posted, "intent")
  const current = registrationSteps.find((number) => String(number) === textField(posted, "step")) ?? 1
  const { values, errors } = readApplication(posted)

  const guards = { token: textField(posted, "token"), submissionKey: textField(posted, "submissionKey") }

  const show = (
    step: number,
    status = 200,
    errors: FieldErrors<ApplicationField> = {},
    towns = chosenTown(values),
  ) => {
    const state = { step: step as RegistrationStep, values, errors, ...guards, towns }
    return { kind: "form" as const, status, state }
  }
  if (intent === "undo") return show(current)
  if (intent === "reset") {
    const before = { values, step: current, ...guards }
    const state = { ...openForm(registrationForm, app), step: 1 as const, before }
    return { kind: "form", status: 200, state }
  }
  if (intent === "find-town") {
    const { towns, status, headers } = await offerTownsToAnybody(app, visitor.limitGroup, values)
    return { ...show(2, status, {}, towns), headers }
  }
  if (intent === "back") return show(Math.max(1, current - 1))
  if (intent === "change-1" || intent === "change-2") return show(intent === "change-1" ? 1 : 2)
  if (intent === "next") {
    const wrong = { ...messagesForMissing(missingFields(values, current)), ...onlyStep(errors, current) }
    if (Object.keys(wrong).length > 0) return show(current, 422, wrong)
    return show(Math.min(3, current + 1))
  }

  const outcome = await admitSubmission(registrationForm, app, visitor, posted, async (values, admitted) => {
    await submitApplication(app.db, values, admitted)
    const stateToken = stateTokenOf(app.secrets, admitted.submissionKey)
    return { kind: "submitted", stateToken } as const
  })
  if (outcome.kind === "submitted") return outcome
  const steps = (Object.keys(outcome.state.errors) as ApplicationField[]).map(stepOfField)
  const step = Math.min(3, ...steps) as RegistrationStep
  return { ...outcome, state: { ...outcome.state, step, towns: chosenTown(outcome.state.values) } }
}

/** Missing fields of a whole application, and wrong values. */
export function checkApplication(values: ApplicationValues, errors: FieldErrors<ApplicationField>) {
  const wrong = { ...messagesForMissing(missingFields(values)), ...errors }
  if (Object.keys(wrong).length === 0) return { data: values }
  const isWalletAlone = errors.walletAddress && Object.keys(errors).length === 1
  const said =
    whyIncomplete(values) ?? (isWalletAlone ? errors.walletAddress : applicationContent.failures.check)
  return { errors: wrong, said }
}

function onlyStep(
  errors: FieldErrors<ApplicationField>,
  step: RegistrationStep,
): FieldErrors<ApplicationField> {
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => stepOfField(field as ApplicationField) === step),
  )
}

/** The messages of document 1, section 5, in its order. */
function whyIncomplete(values: ApplicationValues): string | undefined {
  const missing = missingFields(values)
  const { failures } = applicationContent
  if (missing.some((field) => coreFields.includes(field))) return failures.missingCore
  if (!values.acceptTerms) return failures.terms
  if (missing.length > 0)
    return format(failures.missing, { fields: missing.map((field) => fieldNames[field]).join(", ") })
  return undefined
}

/** A missing grant (42501) or a violated constraint (class 23). */
function isRefused(error: unknown): boolean {
  return isPermissionDenied(error) || sqlState(error)?.startsWith("23") === true
}
