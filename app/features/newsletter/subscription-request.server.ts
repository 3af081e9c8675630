import { type Database, isDatabaseUnavailable } from "#app/db/client.server.ts"
import type { Clock } from "#app/platform/clock.ts"
import { checkFormToken, issueFormToken } from "#app/platform/form/form-token.server.ts"
import { checkValues, readValues } from "#app/platform/form/parse-form.ts"
import { textField } from "#app/platform/form/read-form.server.ts"
import type { Log } from "#app/platform/log.ts"
import { countHit } from "#app/platform/rate-limit.server.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import { formMessages } from "#content/en/forms.ts"
import { newsletterConsent, newsletterContent } from "#content/en/newsletter.ts"
import { subscribe } from "./newsletter.server.ts"
import { subscriptionSchema } from "./newsletter-schema.ts"
import type { ConsentForm } from "./options.ts"
import type { SubscriptionState } from "./subscription.ts"

/**
 * Whole neighbourhoods share one address behind carrier-grade NAT, so its limit is generous. The limit for everybody
 * refuses too: each accepted form may send a mail to somebody who did not ask for it.
 */
const requestsPerHour = { address: 30, everybody: 1000 }

const words = newsletterContent.form

type Parts = { db: Database; secrets: Secrets; clock: Clock; log: Log; publicUrl: string }

export type SubscriptionOutcome =
  | { kind: "accepted" }
  | { kind: "form"; status: number; state: SubscriptionState; headers?: Record<string, string> }

/** The state of a form that nobody has sent yet. */
export function emptySubscription(secrets: Secrets, now: Date): SubscriptionState {
  return { email: "", token: issueFormToken(secrets, "newsletter", now) }
}

/**
 * One post of the box in the footer or of the form at /newsletter.
 *
 * @param visitor `isSameOrigin`: its browser says that a page of ours sent the form
 */
export async function handleSubscription(
  { db, secrets, clock, log, publicUrl }: Parts,
  visitor: { id: string; limitGroup: string; isSameOrigin: boolean },
  form: FormData,
): Promise<SubscriptionOutcome> {
  const now = clock()
  const values = readValues(subscriptionSchema, form)

  const answer = (
    status: number,
    change: Pick<SubscriptionState, "error" | "notice">,
    headers?: Record<string, string>,
  ): SubscriptionOutcome => ({
    kind: "form",
    status,
    headers,
    state: { ...emptySubscription(secrets, now), email: values.email, ...change },
  })

  const checked = checkValues(subscriptionSchema, values)
  if (checked.errors) return answer(422, { error: values.email ? checked.errors.email : words.required })

  const doubt = whyAskAgain(form, visitor, secrets, now)
  if (doubt === "stale") return answer(422, { notice: { tone: "error", text: formMessages.stale } })
  if (doubt) return answer(200, { notice: { tone: "info", text: words.askAgain } })

  try {
    const address = await countHit(db, `newsletter:${secrets.sign("limit", visitor.limitGroup)}`, 3600, now)
    const tooMany = (text: string, { resetsAt }: { resetsAt: Date }) => {
      const seconds = Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)
      return answer(429, { notice: { tone: "error", text } }, { "Retry-After": String(seconds) })
    }
    if (address.hits > requestsPerHour.address) return tooMany(formMessages.tooMany, address)
    const everybody = await countHit(db, "newsletter:everybody", 3600, now)
    if (everybody.hits > requestsPerHour.everybody) return tooMany(words.tooManyEverywhere, everybody)

    const consent = { form: formOf(form), version: newsletterConsent.version }
    await subscribe(db, checked.data.email, { consent, secrets, publicUrl, now })
    return { kind: "accepted" }
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error
    log.error("newsletter.failed", error, { requestId: visitor.id })
    return answer(503, { notice: { tone: "error", text: words.unavailable } }, { "Retry-After": "10" })
  }
}

function formOf(form: FormData): ConsentForm {
  return textField(form, "form") === "footer" ? "footer" : "page"
}

/**
 * The footer stands on pages that are rendered once and kept for everybody, so its box can carry no token of this visit.
 * In the token's place counts what the browser says by itself: that a page of ours sent the form. Where it says
 * nothing (an old one, or no https), and where the hidden field is filled in or the page showed another consent than
 * today's, nothing is dropped: the form comes back with the address in it and one button to press. A script can do
 * that as well; against scripts stand the limits, and the mail that its owner has to answer.
 *
 * A token that is younger than two seconds is no doubt here: the address may stand in the form already.
 */
function whyAskAgain(
  form: FormData,
  { isSameOrigin }: { isSameOrigin: boolean },
  secrets: Secrets,
  now: Date,
): "unsure" | "stale" | undefined {
  if (textField(form, "leave_blank")) return "unsure"
  if (textField(form, "consent") !== newsletterConsent.version) return "unsure"
  if (formOf(form) === "footer") return isSameOrigin ? undefined : "unsure"
  return checkFormToken(secrets, "newsletter", textField(form, "token"), now) === "stale"
    ? "stale"
    : undefined
}
