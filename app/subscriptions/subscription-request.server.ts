import { admitSubmission, type FormGuardParts, type Visitor } from "#app/lib/form/admit-submission.server.ts"
import { fromSchema, type PublicForm } from "#app/lib/form/public-form.server.ts"
import { textField } from "#app/lib/form/read-form.server.ts"
import { newsletterConsent, newsletterContent } from "#content/en/newsletter.ts"
import { launchNoticeConsent } from "#content/en/tell-me.ts"
import type { AwaitedLink } from "#content/facts/awaited.ts"
import { subscribe } from "./newsletter.server.ts"
import { type SubscriptionValues, subscriptionSchema } from "./newsletter-schema.ts"
import type { ConsentForm } from "./options.ts"
import { topicOfLink } from "./topics.ts"

/** Used by the footer form and by the form at /newsletter, which receives posts that the footer form could not finish. */
export const newsletterForm: PublicForm<SubscriptionValues, SubscriptionValues> = {
  name: "newsletter",
  event: "newsletter.failed",
  read: fromSchema(subscriptionSchema, () => ({ missing: { email: newsletterContent.form.required } })),
  limits: { seconds: 3600, address: 30, everybody: 1000 },
  asks() {
    return { again: newsletterContent.form.askAgain, consent: newsletterConsent.version }
  },
  isOnCachedPage: (posted) => formOf(posted) === "footer",
  words: () => newsletterContent.form,
}

/** The same form for one launch notice, with consent to that notice only. */
const launchNoticeForm: typeof newsletterForm = {
  ...newsletterForm,
  asks() {
    return { again: newsletterContent.form.askAgain, consent: launchNoticeConsent.version }
  },
  isOnCachedPage: undefined,
}

/** Handles one post of either form. @param awaited the link of a launch notice; undefined for the newsletter */
export function handleSubscription(
  app: FormGuardParts,
  visitor: Visitor,
  posted: FormData,
  awaited: AwaitedLink | null = null,
) {
  const form = awaited ? launchNoticeForm : newsletterForm
  return admitSubmission(form, app, visitor, posted, async ({ email }, admitted) => {
    const { version } = awaited ? launchNoticeConsent : newsletterConsent
    const consent = { form: awaited ? "tell-me" : formOf(posted), version } as const
    const topics = awaited ? [topicOfLink(awaited)] : undefined
    await subscribe(app.db, email, { ...admitted, consent, topics })
    return { kind: "accepted" } as const
  })
}

function formOf(posted: FormData): ConsentForm {
  return textField(posted, "form") === "footer" ? "footer" : "page"
}
