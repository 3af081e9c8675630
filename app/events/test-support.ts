import type { Database } from "#app/lib/db/client.server.ts"
import { events } from "#app/lib/db/schema.ts"
import { instantOf } from "#app/lib/time/wall-time.ts"
import { easternZone } from "./plan/event-time.ts"

type Given = Partial<Omit<typeof events.$inferInsert, "startsAt">>

/** Inserts an event as staff would: local date and time, and the instant computed from them. */
export async function addEvent(db: Database, given: Given = {}): Promise<typeof events.$inferSelect> {
  const { localDate = "2026-06-05", localTime = "19:00", timeZone = easternZone } = given
  const now = new Date("2026-01-01T12:00:00Z")
  const [row] = await db
    .insert(events)
    .values({
      slug: `event-${crypto.randomUUID()}`,
      kind: "town-hall",
      title: "Demo session",
      description: "Sample data of a test.",
      location: "Online",
      createdAt: now,
      updatedAt: now,
      ...given,
      localDate,
      localTime,
      timeZone,
      startsAt: instantOf({ date: localDate, time: localTime }, timeZone),
    })
    .returning()
  if (!row) throw new Error("An insert that returns no row")
  return row
}
