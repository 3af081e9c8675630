import { createHash, randomUUID } from "node:crypto"
import { type Database, isDatabaseUnavailable, sqlState } from "#app/db/client.server.ts"
import type { Clock } from "#app/platform/clock.ts"
import { checkFormToken, issueFormToken } from "#app/platform/form/form-token.server.ts"
import { checkValues, type FieldErrors, readValues } from "#app/platform/form/parse-form.ts"
import { textField } from "#app/platform/form/read-form.server.ts"
import type { Log } from "#app/platform/log.ts"
import { countHit } from "#app/platform/rate-limit.server.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import { contactContent } from "#content/en/contact.ts"
import { formMessages } from "#content/en/forms.ts"
import { submitMessage } from "./contact.server.ts"
import {
  type ContactField,
  type ContactState,
  type ContactValues,
  contactSchema,
  requiredFields,
} from "./contact-schema.ts"

/**
 * Whole neighbourhoods share one address behind carrier-grade NAT, so its limit is generous. Past the limit for
 * everybody nothing is refused: what comes is marked for staff.
 */
const messagesPerHour = { address: 30, everybody: 500 }

const { failures, required } = contactContent

type Parts = { db: Database; secrets: Secrets; clock: Clock; log: Log; publicUrl: string }

export type ContactOutcome =
  | { kind: "sent" }
  | { kind: "form"; status: number; state: ContactState; headers?: Record<string, string> }

/** The state of a form that nobody has sent yet. */
export function emptyContact(secrets: Secrets, now: Date): ContactState {
  return {
    values: { name: "", email: "", subject: "", category: "", message: "" },
    errors: {},
    token: issueFormToken(secrets, "contact", now),
    submissionKey: randomUUID(),
  }
}

/** One post of the form. */
export async function handleContact(
  { db, secrets, clock, log, publicUrl }: Parts,
  visitor: { id: string; limitGroup: string },
  form: FormData,
): Promise<ContactOutcome> {
  const now = clock()
  const values: ContactValues = readValues(contactSchema, form)
  const formKey = textField(form, "submissionKey") || randomUUID()
  const token = textField(form, "token")

  const answer = (
    status: number,
    change: Partial<ContactState>,
    headers?: Record<string, string>,
  ): ContactOutcome => ({
    kind: "form",
    status,
    headers,
    state: { values, errors: {}, token, submissionKey: formKey, ...change },
  })

  const missing = messagesForMissing(values)
  const checked = checkValues(contactSchema, values)
  if (checked.errors) {
    const failure = Object.keys(missing).length > 0 ? failures.missing : undefined
    return answer(422, { errors: { ...checked.errors, ...missing }, failure })
  }

  const tokenCheck = checkFormToken(secrets, "contact", token, now)
  if (tokenCheck === "stale")
    return answer(422, { failure: formMessages.stale, token: issueFormToken(secrets, "contact", now) })

  try {
    const address = await countHit(db, `contact:${secrets.sign("limit", visitor.limitGroup)}`, 3600, now)
    if (address.hits > messagesPerHour.address) {
      const seconds = Math.ceil((address.resetsAt.getTime() - now.getTime()) / 1000)
      return answer(429, { failure: formMessages.tooMany }, { "Retry-After": String(seconds) })
    }
    const everybody = await countHit(db, "contact:everybody", 3600, now)
    const isFlood = everybody.hits > messagesPerHour.everybody
    const suspicion = textField(form, "leave_blank")
      ? "honeypot"
      : tokenCheck === "too-fast"
        ? "too-fast"
        : isFlood
          ? "flood"
          : null
    const submissionKey = submissionKeyOf(formKey, values)
    await submitMessage(db, checked.data, { submissionKey, suspicion, secrets, publicUrl, now })
    return { kind: "sent" }
  } catch (error) {
    log.error("contact.failed", error, { requestId: visitor.id })
    if (isDatabaseUnavailable(error))
      return answer(503, { failure: failures.insert }, { "Retry-After": "10" })
    return answer(500, { failure: sqlState(error) ? failures.insert : failures.unexpected })
  }
}

function messagesForMissing(values: ContactValues): FieldErrors<ContactField> {
  return Object.fromEntries(
    requiredFields.filter((field) => values[field] === "").map((field) => [field, required[field]]),
  )
}

/**
 * The key under which a message counts as the same: the form's own, and what was sent with it. Somebody who goes back,
 * changes the words and sends the form again has written a second message.
 */
function submissionKeyOf(formKey: string, values: ContactValues): string {
  const digest = createHash("sha256")
    .update(`${formKey}\n${JSON.stringify(values)}`)
    .digest("hex")
  return digest.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
}
