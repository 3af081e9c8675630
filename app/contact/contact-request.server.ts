import { sqlState } from "#app/lib/db/client.server.ts"
import { admitSubmission, type FormGuardParts, type Visitor } from "#app/lib/form/admit-submission.server.ts"
import { fromSchema, type PublicForm } from "#app/lib/form/public-form.server.ts"
import { contactContent } from "#content/en/contact.ts"
import { submitMessage } from "./contact.server.ts"
import { type ContactMessage, type ContactValues, contactSchema } from "./contact-schema.ts"

export const contactForm: PublicForm<ContactValues, ContactMessage> = {
  name: "contact",
  event: "contact.failed",
  read: fromSchema(contactSchema, () => ({
    missing: contactContent.required,
    someMissing: contactContent.failures.missing,
  })),
  limits: { seconds: 3600, address: 30, everybody: 500 },
  words: () => ({
    unavailable: contactContent.failures.insert,
    failed: contactContent.failures.unexpected,
  }),
  failureOf: (error) => (sqlState(error) ? { status: 500, said: contactContent.failures.insert } : undefined),
}

/** Handles one post of the form. */
export function handleContact(app: FormGuardParts, visitor: Visitor, posted: FormData) {
  return admitSubmission(contactForm, app, visitor, posted, async (message, admitted) => {
    await submitMessage(app.db, message, admitted)
    return { kind: "sent" } as const
  })
}
