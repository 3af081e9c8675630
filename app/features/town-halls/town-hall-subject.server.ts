import { townHallSubscribers } from "#app/db/schema.ts"
import type { Subject } from "#app/platform/audit/subject.ts"
import { personHref } from "#app/platform/privacy/person-href.ts"
import { adminSubscribers } from "#content/en/admin-subscribers.ts"

export const townHallSubject = {
  type: "town-hall-subscriber",
  table: townHallSubscribers,
  name: townHallSubscribers.email,
  hrefOf: ({ name }) => personHref(name),
  words: adminSubscribers.log.townHalls,
} satisfies Subject

/** Whom an erasure takes off this list, with which mails. */
export const townHallSubscriptions = {
  name: "town-halls",
  subject: townHallSubject,
  mailKinds: "town-hall-%",
}
