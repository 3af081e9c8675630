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

/** Whom an erasure takes off this list, with which mails. */
export const newsletterSubscriptions = {
  name: "newsletter",
  subject: newsletterSubject,
  mailKinds: "newsletter-%",
}
