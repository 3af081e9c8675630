import type { Subject } from "#app/lib/audit/subject.ts"
import { newsletterSubscribers } from "#app/lib/db/schema.ts"
import { personHref } from "#app/lib/personal-data/person-href.ts"
import { adminSubscribers } from "#content/en/admin-subscribers.ts"

export const newsletterSubject = {
  type: "newsletter-subscriber",
  table: newsletterSubscribers,
  name: newsletterSubscribers.email,
  hrefOf: ({ name }) => personHref(name),
  words: adminSubscribers.log.newsletter,
} satisfies Subject

/** How an erasure deletes a person from this list, and which mails it deletes. */
export const newsletterSubscriptions = {
  name: "newsletter",
  subject: newsletterSubject,
  mailKinds: "newsletter-%",
}
