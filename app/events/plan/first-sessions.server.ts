import { eq } from "drizzle-orm"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { events, settings } from "#app/lib/db/schema.ts"
import { instantOf } from "#app/lib/time/wall-time.ts"
import { eventsContent, firstSessionWords } from "#content/en/events.ts"
import { firstSessions } from "#content/facts/first-sessions.ts"
import { easternZone } from "./event-time.ts"

const doneKey = "first-sessions"

/**
 * Adds the two first sessions (docs/rulings.md) to a new installation, once. A flag in `settings` is saved with them, so
 * that changes and deletions by staff last, on any number of instances.
 *
 * @returns whether this call added them
 */
export async function seedFirstSessions(db: Database, now: Date): Promise<boolean> {
  // Read first, so that a read-only database causes no error.
  if ((await db.select().from(settings).where(eq(settings.key, doneKey))).length > 0) return false

  return db.transaction(async (tx) => {
    const [mark] = await tx
      .insert(settings)
      .values({ key: doneKey, value: true, updatedAt: now })
      .onConflictDoNothing()
      .returning()
    if (!mark) return false

    for (const { slug, date, time } of firstSessions) {
      const [row] = await tx
        .insert(events)
        .values({
          slug,
          kind: "town-hall",
          ...firstSessionWords[slug],
          location: eventsContent.online,
          localDate: date,
          localTime: time,
          timeZone: easternZone,
          startsAt: instantOf({ date, time }, easternZone),
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing({ target: events.slug })
        .returning({ id: events.id })
      if (!row) continue
      const subject = { subjectType: "event", subjectId: String(row.id) }
      await recordAudit(tx, { at: now, actorId: null, actor: "system", action: "event.created", ...subject })
    }
    return true
  })
}
