import { randomUUID } from "node:crypto"
import { formMessages } from "#content/en/forms.ts"
import type { Database } from "../db/client.server.ts"
import { isUnavailable } from "../db/database-reads.server.ts"
import { widestNetwork } from "../http/networks.ts"
import { countAgainst, countHit, visitorCeilings } from "../http/rate-limit.server.ts"
import type { Log } from "../log/log.ts"
import type { Secrets } from "../secrets/secrets.server.ts"
import type { Clock } from "../time/clock.ts"
import type { FormNotice, FormState } from "./form-state.ts"
import { checkFormToken, issueFormToken } from "./form-token.server.ts"
import { idempotencyKey } from "./idempotency-key.server.ts"
import type { PublicForm, Said } from "./public-form.server.ts"
import { textField } from "./read-form.server.ts"

/** Retry-After in seconds while a service we depend on is unavailable. */
const pause = 10

/**
 * Posts that one opened form may store while its token is valid (one day). A person may go back and send a second business; a
 * script keeps sending. Steps of a form without script do not count, because they store nothing.
 */
const storedPerForm = { count: 5, seconds: 24 * 60 * 60 }

export type FormGuardParts = { db: Database; secrets: Secrets; clock: Clock; log: Log; publicUrl: string }

/** The sender: request id, network for rate limits, and whether the browser reports a same-origin post. */
export type Visitor = { id: string; limitGroup: string; isSameOrigin?: boolean }

/** What a command gets besides the submitted data. */
export type Admitted = {
  /** The same for a repeated post; the stored row has it in a unique column. */
  submissionKey: string
  /** Why the post looks automated, for staff to judge. */
  suspicion: "honeypot" | "too-fast" | "used-up" | "flood" | null
  /** The widest network of the sender, as an HMAC pseudonym. */
  network: string
  secrets: Secrets
  publicUrl: string
  now: Date
}

/** The form again, with all input. */
export type FormAnswer<Values, Field extends string = keyof Values & string> = {
  kind: "form"
  status: number
  headers?: Record<string, string>
  state: FormState<Values, Field>
}

type Refuse<Values, Field extends string> = (
  status: number,
  change: Partial<Pick<FormState<Values, Field>, "errors" | "notice" | "token">>,
  waitSeconds?: number,
) => FormAnswer<Values, Field>

/**
 * Handles every post of a public form, in this order: field errors (422), age of the form (422), signs of automation, rate
 * limits, then the command. Only the limits of the sender's address and of the networks around it refuse a post (429). Any
 * failure is logged once, and the form is shown again (503 or 500). No input is lost.
 *
 * @param command stores the submission; it may also return the form
 */
export async function admitSubmission<Values, Data, Field extends string, Outcome>(
  form: PublicForm<Values, Data, Field>,
  app: FormGuardParts,
  visitor: Visitor,
  posted: FormData,
  command: (data: Data, admitted: Admitted, refuse: Refuse<Values, Field>) => Promise<Outcome>,
): Promise<Outcome | FormAnswer<Values, Field>> {
  const { db, secrets, publicUrl } = app
  const now = app.clock()
  const { values, check } = form.read(posted)
  const given = textField(posted, "token")
  const age = checkFormToken(secrets, form.name, given, now)
  // A valid token is not replaced: a person who corrects a field within a second is no script.
  const token = age === "stale" ? issueFormToken(secrets, form.name, now) : given
  const formKey = textField(posted, "submissionKey") || randomUUID()

  const refuse: Refuse<Values, Field> = (status, change, waitSeconds) => ({
    kind: "form",
    status,
    headers: waitSeconds === undefined ? undefined : { "Retry-After": String(waitSeconds) },
    state: { values, errors: {}, token, submissionKey: formKey, ...change },
  })
  const submissionKey = idempotencyKey(formKey, [values, form.alsoSent])
  const count = (whom: string, seconds = form.limits.seconds) =>
    countHit(db, `${form.name}:${whom}`, seconds, now)
  /** Whether the form has stored its maximum. A repeated post stores nothing and is not counted. */
  const isUsedUp = async () => {
    const { count: most, seconds } = storedPerForm
    if ((await count(`sent:${submissionKey}`, seconds)).hits > 1) return false
    return (await count(`form:${secrets.mark("limit", given)}`, seconds)).hits > most
  }

  try {
    const checked = await check()
    if ("errors" in checked) return refuse(422, { errors: checked.errors, ...noticeOf(checked.said) })

    const isOnCachedPage = form.isOnCachedPage?.(posted) ?? false
    if (age === "stale" && !isOnCachedPage) return refuse(422, noticeOf(formMessages.stale))

    const asks = form.asks?.()
    const isTrapped = textField(posted, "leave_blank") !== ""
    const isOlder = asks && textField(posted, "consent") !== asks.consent
    const askAgain = (change?: { token: string }) =>
      refuse(200, { ...(asks && noticeOf(asks.again, "info")), ...change })
    if (asks && (isTrapped || isOlder || (isOnCachedPage && !visitor.isSameOrigin))) return askAgain()

    const fromAddress = visitorCeilings(
      { name: form.name, most: form.limits.address },
      { secrets, limitGroup: visitor.limitGroup },
    )
    const wait = await countAgainst(db, fromAddress, form.limits.seconds, now)
    if (wait !== undefined) return refuse(429, noticeOf(formMessages.tooMany), wait)
    const fromEverybody = await count("everybody")
    const isFlood = fromEverybody.hits > form.limits.everybody
    // In a flood, a post from a cached page is also sent back with a token, so that its next post is counted; no post is refused.
    if (asks && isFlood && isOnCachedPage) return askAgain()
    const isOver = !isOnCachedPage && (await isUsedUp())
    if (asks && isOver) return askAgain({ token: issueFormToken(secrets, form.name, now) })

    const signs = { honeypot: isTrapped, "too-fast": age === "too-fast", "used-up": isOver, flood: isFlood }
    const marks = ["honeypot", "too-fast", "used-up", "flood"] as const
    const suspicion = asks ? null : (marks.find((mark) => signs[mark]) ?? null)
    const network = secrets.mark("limit", widestNetwork(visitor.limitGroup))
    return await command(checked.data, { submissionKey, suspicion, network, secrets, publicUrl, now }, refuse)
  } catch (error) {
    app.log.error(form.event, error, { requestId: visitor.id })
    const { unavailable, failed } = form.words()
    if (isUnavailable(error)) return refuse(503, noticeOf(unavailable), pause)
    const { status, said } = form.failureOf?.(error) ?? { status: 500, said: failed }
    return refuse(status, noticeOf(said))
  }
}

function noticeOf(said: Said | undefined, tone: FormNotice["tone"] = "error"): { notice?: FormNotice } {
  return said ? { notice: { tone, ...(typeof said === "string" ? { title: said } : said) } } : {}
}
