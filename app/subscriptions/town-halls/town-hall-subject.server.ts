import type { Subject } from "#app/lib/audit/subject.ts"
import { townHallSubscribers } from "#app/lib/db/schema.ts"
import { personHref } from "#app/lib/personal-data/person-href.ts"
import { adminSubscribers } from "#content/en/admin-subscribers.ts"

export const townHallSubject = {
  type: "town-hall-subscriber",
  table: townHallSubscribers,
  name: townHallSubscribers.email,
  hrefOf: ({ name }) => personHref(name),
  words: adminSubscribers.log.townHalls,
} satisfies Subject

/** How an erasure deletes a person from this list, and which mails it deletes. */
export const townHallSubscriptions = {
  name: "town-halls",
  subject: townHallSubject,
  mailKinds: "town-hall-%",
}
