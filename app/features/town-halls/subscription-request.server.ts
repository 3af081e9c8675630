import { admitSubmission, type GateParts, type Visitor } from "#app/platform/form/admit-submission.server.ts"
import { formOpenedAt } from "#app/platform/form/form-token.server.ts"
import { fromSchema, type PublicForm } from "#app/platform/form/public-form.server.ts"
import { textField } from "#app/platform/form/read-form.server.ts"
import { townHallConsent, townHallsContent } from "#content/en/town-halls.ts"
import { type TownHallValues, townHallSchema } from "./subscription-schema.ts"
import { subscribe } from "./town-halls.server.ts"

export const townHallForm: PublicForm<TownHallValues, TownHallValues> = {
  name: "town-halls",
  event: "town-halls.failed",
  // Whatever is wrong with a field, it has one sentence (docs/rulings.md).
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

/** One post of the form. */
export function handleTownHallSubscription(app: GateParts, visitor: Visitor, posted: FormData) {
  return admitSubmission(townHallForm, app, visitor, posted, async (person, admitted, refuse) => {
    const consentVersion = townHallConsent.version
    const openedAt = formOpenedAt(textField(posted, "token"))
    const { kind } = await subscribe(app.db, person, { ...admitted, consentVersion, formOpenedAt: openedAt })
    if (kind === "subscribed") return { kind, email: person.email } as const
    return refuse(409, { notice: { tone: "error", ...townHallsContent.form.toasts.duplicate } })
  })
}
