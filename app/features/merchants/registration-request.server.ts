import { createHash, randomUUID } from "node:crypto"
import type { Database } from "#app/db/client.server.ts"
import type { Clock } from "#app/platform/clock.ts"
import { fill } from "#app/platform/fill.ts"
import { checkFormToken, issueFormToken } from "#app/platform/form/form-token.server.ts"
import { checkValues, type FieldErrors, readValues } from "#app/platform/form/parse-form.ts"
import { textField } from "#app/platform/form/read-form.server.ts"
import type { Log } from "#app/platform/log.ts"
import { countHit } from "#app/platform/rate-limit.server.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import { formMessages } from "#content/en/forms.ts"
import { merchantContent } from "#content/en/merchants.ts"
import {
  type ApplicationField,
  type ApplicationValues,
  categoryFor,
  completeWebAddress,
  fieldsOfStep,
  looksLikePrivateKey,
  missingFields,
  type RegistrationStep,
  registrationSteps,
  stepOfField,
} from "./application-rules.ts"
import { applicationSchema } from "./application-schema.ts"
import { failureOf, submitApplication } from "./registration.server.ts"
import type { RegistrationState } from "./registration.ts"

/**
 * Whole neighbourhoods share one address behind carrier-grade NAT, so its limit is generous. Past the limit for
 * everybody nothing is refused: what comes is marked for staff.
 */
const submissionsPerHour = { address: 60, everybody: 1000 }

const coreFields: readonly ApplicationField[] = ["businessName", "email", "ownerName"]
const fieldNames: Record<ApplicationField, string> = merchantContent.fieldNames
const requiredMessages: Partial<Record<ApplicationField, string>> = merchantContent.required

type Parts = { db: Database; secrets: Secrets; clock: Clock; log: Log; publicUrl: string }

export type RegistrationOutcome =
  | { kind: "submitted" }
  | { kind: "reset" }
  | { kind: "form"; status: number; state: RegistrationState; headers?: Record<string, string> }

/**
 * One post of the wizard. With script a browser only posts the last step; without, every button posts (`intent`), and
 * the answers of the other steps travel as hidden fields. Nothing is trusted of what earlier steps checked.
 */
export async function handleRegistration(
  { db, secrets, clock, log, publicUrl }: Parts,
  visitor: { id: string; limitGroup: string },
  form: FormData,
): Promise<RegistrationOutcome> {
  const now = clock()
  const intent = textField(form, "intent")
  const step = registrationSteps.find((number) => String(number) === textField(form, "step")) ?? 1
  const { values, errors } = readApplication(form)

  const answer = (
    status: number,
    change: Partial<Pick<RegistrationState, "step" | "errors" | "failure">>,
    headers?: Record<string, string>,
  ): RegistrationOutcome => ({
    kind: "form",
    status,
    headers,
    state: {
      step,
      values,
      errors: {},
      token: textField(form, "token"),
      submissionKey: textField(form, "submissionKey"),
      ...change,
    },
  })

  if (intent === "reset") return { kind: "reset" }
  if (intent === "back") return answer(200, { step: Math.max(1, step - 1) as RegistrationStep })
  if (intent === "change-1" || intent === "change-2")
    return answer(200, { step: intent === "change-1" ? 1 : 2 })
  if (intent === "next") {
    const wrong = { ...messagesForMissing(missingFields(values, step)), ...onlyStep(errors, step) }
    if (Object.keys(wrong).length > 0) return answer(422, { errors: wrong })
    return answer(200, { step: Math.min(3, step + 1) as RegistrationStep })
  }

  const failure = whyIncomplete(values)
  const wrong = { ...messagesForMissing(missingFields(values)), ...errors }
  const wrongFields = Object.keys(wrong) as ApplicationField[]
  if (wrongFields.length > 0) {
    const text =
      failure ??
      (errors.walletAddress && Object.keys(errors).length === 1
        ? errors.walletAddress
        : merchantContent.failures.check)
    return answer(422, {
      step: Math.min(...wrongFields.map(stepOfField)) as RegistrationStep,
      errors: wrong,
      failure: text,
    })
  }

  const tokenCheck = checkFormToken(secrets, "merchant", textField(form, "token"), now)
  if (tokenCheck === "stale") {
    const refused = answer(422, { step: 3, failure: formMessages.stale })
    if (refused.kind === "form") refused.state.token = issueFormToken(secrets, "merchant", now)
    return refused
  }

  const notStored = (error: unknown): RegistrationOutcome => {
    log.error("registration.failed", error, { requestId: visitor.id })
    const reason = failureOf(error)
    const status = { network: 503, permission: 403, other: 500 }[reason]
    const headers = reason === "network" ? { "Retry-After": "10" } : undefined
    return answer(status, { step: 3, failure: merchantContent.failures[reason] }, headers)
  }

  let flood = false
  try {
    const address = await countHit(db, `merchant:${secrets.sign("limit", visitor.limitGroup)}`, 3600, now)
    if (address.hits > submissionsPerHour.address) {
      const seconds = Math.ceil((address.resetsAt.getTime() - now.getTime()) / 1000)
      return answer(429, { step: 3, failure: formMessages.tooMany }, { "Retry-After": String(seconds) })
    }
    flood = (await countHit(db, "merchant:everybody", 3600, now)).hits > submissionsPerHour.everybody
  } catch (error) {
    return notStored(error)
  }

  const outcome = await submitApplication(db, values, {
    submissionKey: submissionKeyOf(form, values),
    suspicion: textField(form, "leave_blank")
      ? "honeypot"
      : tokenCheck === "too-fast"
        ? "too-fast"
        : flood
          ? "flood"
          : null,
    publicUrl,
    now,
  })
  return outcome.ok ? { kind: "submitted" } : notStored(outcome.error)
}

/** The answers, completed where the meaning is plain, and what is wrong with their format. A private key is dropped at once. */
function readApplication(form: FormData): {
  values: ApplicationValues
  errors: FieldErrors<ApplicationField>
} {
  const values: ApplicationValues = readValues(applicationSchema, form)
  values.website = completeWebAddress(values.website)
  if (values.businessType && !values.directoryCategory) values.directoryCategory = categoryFor(values)
  const { errors = {} } = checkValues(applicationSchema, values)
  if (
    looksLikePrivateKey(values.walletAddress) ||
    errors.walletAddress === merchantContent.walletErrors["private-key"]
  )
    values.walletAddress = ""
  if (values.onlineOnly)
    for (const field of ["address", "city", "state", "zip"] as const) delete errors[field]
  return { values, errors }
}

function onlyStep(
  errors: FieldErrors<ApplicationField>,
  step: RegistrationStep,
): FieldErrors<ApplicationField> {
  return Object.fromEntries(
    Object.entries(errors).filter(([field]) => fieldsOfStep[step].includes(field as ApplicationField)),
  )
}

function messagesForMissing(fields: ApplicationField[]): FieldErrors<ApplicationField> {
  return Object.fromEntries(fields.map((field) => [field, requiredMessages[field] ?? formMessages.required]))
}

/** The messages of document 1, section 5, in its order. */
function whyIncomplete(values: ApplicationValues): string | undefined {
  const missing = missingFields(values)
  const { failures } = merchantContent
  if (missing.some((field) => coreFields.includes(field))) return failures.missingCore
  if (!values.acceptTerms) return failures.terms
  if (missing.length > 0)
    return fill(failures.missing, { fields: missing.map((field) => fieldNames[field]).join(", ") })
  return undefined
}

/**
 * The key under which a submission counts as the same: the form's own, and what was sent with it. A browser keeps one
 * draft and one key for all its tabs; a second business typed over the first must not be taken for a repetition.
 */
function submissionKeyOf(form: FormData, values: ApplicationValues): string {
  const formKey = textField(form, "submissionKey") || randomUUID()
  const digest = createHash("sha256")
    .update(`${formKey}\n${JSON.stringify(values)}`)
    .digest("hex")
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    digest.slice(12, 16),
    digest.slice(16, 20),
    digest.slice(20, 32),
  ].join("-")
}
