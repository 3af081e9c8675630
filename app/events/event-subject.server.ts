import { isNull } from "drizzle-orm"
import type { Subject } from "#app/lib/audit/subject.ts"
import { events } from "#app/lib/db/schema.ts"
import { adminEvents } from "#content/en/admin-events.ts"
import { eventList } from "./admin/staff-list.ts"

export const eventSubject = {
  type: "event",
  table: events,
  name: events.title,
  isThere: isNull(events.deletedAt),
  hrefOf: ({ id }) => `${eventList.path}/${id}`,
  words: adminEvents.log,
} satisfies Subject
