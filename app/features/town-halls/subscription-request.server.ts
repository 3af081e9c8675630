import { type Database, isDatabaseUnavailable } from "#app/db/client.server.ts"
import type { Clock } from "#app/platform/clock.ts"
import { checkFormToken, issueFormToken } from "#app/platform/form/form-token.server.ts"
import { checkValues, readValues } from "#app/platform/form/parse-form.ts"
import { textField } from "#app/platform/form/read-form.server.ts"
import type { Log } from "#app/platform/log.ts"
import { countHit } from "#app/platform/rate-limit.server.ts"
import type { Secrets } from "#app/platform/secrets.server.ts"
import { formMessages } from "#content/en/forms.ts"
import { townHallConsent, townHallsContent } from "#content/en/town-halls.ts"
import { errorsOf, type TownHallState, type TownHallValues, townHallSchema } from "./subscription-schema.ts"
import { subscribe } from "./town-halls.server.ts"

/**
 * Whole neighbourhoods share one address behind carrier-grade NAT, so its limit is generous. The limit for everybody
 * refuses too: each accepted form sends a mail to an address that may be somebody else's.
 */
const requestsPerHour = { address: 30, everybody: 1000 }

const words = townHallsContent.form

type Parts = { db: Database; secrets: Secrets; clock: Clock; log: Log; publicUrl: string }

export type TownHallOutcome =
  | { kind: "subscribed"; email: string }
  | { kind: "form"; status: number; state: TownHallState; headers?: Record<string, string> }

/** The state of a form that nobody has sent yet. */
export function emptyTownHallForm(secrets: Secrets, now: Date): TownHallState {
  return {
    values: { fullName: "", email: "" },
    errors: {},
    token: issueFormToken(secrets, "town-halls", now),
  }
}

/** One post of the form. */
export async function handleTownHallSubscription(
  { db, secrets, clock, log, publicUrl }: Parts,
  visitor: { id: string; limitGroup: string },
  form: FormData,
): Promise<TownHallOutcome> {
  const now = clock()
  const values: TownHallValues = readValues(townHallSchema, form)
  const token = textField(form, "token")

  const answer = (
    status: number,
    change: Partial<TownHallState>,
    headers?: Record<string, string>,
  ): TownHallOutcome => ({
    kind: "form",
    status,
    headers,
    state: { ...emptyTownHallForm(secrets, now), values, ...change },
  })
  const refuse = (status: number, title: string, headers?: Record<string, string>) =>
    answer(status, { notice: { tone: "error", title } }, headers)

  const checked = checkValues(townHallSchema, values)
  if (checked.errors) return answer(422, { errors: errorsOf(checked.errors) })
  if (checkFormToken(secrets, "town-halls", token, now) === "stale") return refuse(422, formMessages.stale)
  // Nothing is dropped: whoever is a person after all presses the button once more.
  if (textField(form, "leave_blank") || textField(form, "consent") !== townHallConsent.version)
    return answer(200, { notice: { tone: "info", title: words.askAgain } })

  try {
    const address = await countHit(db, `town-halls:${secrets.sign("limit", visitor.limitGroup)}`, 3600, now)
    const wait = ({ resetsAt }: { resetsAt: Date }) => ({
      "Retry-After": String(Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)),
    })
    if (address.hits > requestsPerHour.address) return refuse(429, formMessages.tooMany, wait(address))
    const everybody = await countHit(db, "town-halls:everybody", 3600, now)
    if (everybody.hits > requestsPerHour.everybody)
      return refuse(429, words.tooManyEverywhere, wait(everybody))

    const consentVersion = townHallConsent.version
    const formOpenedAt = new Date(Number.parseInt(token, 36))
    const outcome = await subscribe(db, checked.data, {
      secrets,
      publicUrl,
      now,
      consentVersion,
      formOpenedAt,
    })
    if (outcome === "subscribed") return { kind: "subscribed", email: checked.data.email }
    return answer(409, { notice: { tone: "error", ...words.toasts.duplicate } })
  } catch (error) {
    log.error("town-halls.failed", error, { requestId: visitor.id })
    const isAway = isDatabaseUnavailable(error)
    const notice = { tone: "error", ...words.toasts.failed } as const
    return answer(isAway ? 503 : 500, { notice }, isAway ? { "Retry-After": "10" } : undefined)
  }
}
