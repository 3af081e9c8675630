import {
  type Admitted,
  admitSubmission,
  type FormGuardParts,
  type Visitor,
} from "#app/lib/form/admit-submission.server.ts"
import { formOpenedAt } from "#app/lib/form/form-token.server.ts"
import { fromSchema, type PublicForm } from "#app/lib/form/public-form.server.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { countAgainst, visitorCeilings } from "#app/lib/http/rate-limit.server.ts"
import { mailboxOf } from "#app/lib/mail/unverified/mailbox.ts"
import { townHallConsent, townHallsContent } from "#content/en/town-halls.ts"
import { type TownHallValues, townHallSchema } from "./subscription-schema.ts"
import { subscribe } from "./town-halls.server.ts"

export const townHallForm: PublicForm<TownHallValues, TownHallValues> = {
  name: "town-halls",
  event: "town-halls.failed",
  // Each field has one error message for all failures (docs/rulings.md).
  read: fromSchema(townHallSchema, () => ({ wrong: townHallsContent.form.errors })),
  limits: { seconds: 3600, address: 30, everybody: 1000 },
  asks() {
    return { again: townHallsContent.form.askAgain, consent: townHallConsent.version }
  },
  words() {
    const { failed } = townHallsContent.form.toasts
    return { unavailable: failed, failed }
  },
}

/** Handles one post of the form. */
export function handleTownHallSubscription(app: FormGuardParts, visitor: Visitor, posted: FormData) {
  return admitSubmission(townHallForm, app, visitor, posted, async (person, admitted, refuse) => {
    const consentVersion = townHallConsent.version
    const openedAt = formOpenedAt(textField(posted, "token"))
    const { kind } = await subscribe(app.db, person, { ...admitted, consentVersion, formOpenedAt: openedAt })
    const isTold = kind === "duplicate" && (await mayBeTold(app, visitor, person.email, admitted))
    if (!isTold) return { kind: "subscribed", email: person.email } as const
    return refuse(409, { notice: { tone: "error", ...townHallsContent.form.toasts.duplicate } })
  })
}

/**
 * "Already on the list" mails per day, for one mailbox and for one visitor. Beyond that the response is that of a first
 * request.
 */
const toldADay = 5

async function mayBeTold(
  { db }: FormGuardParts,
  { limitGroup }: Visitor,
  email: string,
  { secrets, now }: Admitted,
): Promise<boolean> {
  const ceilings = [
    { key: `town-halls-told-of:${secrets.mark("limit", mailboxOf(email))}`, most: toldADay },
    ...visitorCeilings({ name: "town-halls-told", most: toldADay }, { secrets, limitGroup }),
  ]
  return (await countAgainst(db, ceilings, 24 * 60 * 60, now)) === undefined
}
