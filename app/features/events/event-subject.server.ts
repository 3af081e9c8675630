import { isNull } from "drizzle-orm"
import { events } from "#app/db/schema.ts"
import type { Subject } from "#app/platform/audit/subject.ts"
import { adminEvents } from "#content/en/admin-events.ts"
import { eventList } from "./staff/staff-list.ts"

export const eventSubject = {
  type: "event",
  table: events,
  name: events.title,
  isThere: isNull(events.deletedAt),
  hrefOf: ({ id }) => `${eventList.path}/${id}`,
  words: adminEvents.log,
} satisfies Subject
