import { eq } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { events, settings } from "#app/db/schema.ts"
import { recordAudit } from "#app/features/moderation/audit.server.ts"
import type { Log } from "#app/platform/log.ts"
import { eventsContent, firstSessions } from "#content/en/events.ts"
import { easternZone, instantOf, readDateText, readTimeText } from "./event-time.ts"

const doneKey = "first-sessions"

/**
 * Puts the two sessions of document 2 into a fresh installation, once: the mark in `settings` goes in with them, so
 * that what staff change stays changed and what they delete stays away, on however many instances.
 *
 * @returns whether it was this call that did it
 */
export async function seedFirstSessions(db: Database, log: Log, now: Date): Promise<boolean> {
  // A database that is read-only for a while is only asked.
  if ((await db.select().from(settings).where(eq(settings.key, doneKey))).length > 0) return false

  return db.transaction(async (tx) => {
    const [mark] = await tx
      .insert(settings)
      .values({ key: doneKey, value: true, updatedAt: now })
      .onConflictDoNothing()
      .returning()
    if (!mark) return false

    for (const { slug, title, description, date, time } of firstSessions) {
      const localDate = readDateText(date)
      if (!localDate) {
        log.error("events.unreadable-date", new Error(`The session ${slug} has no date that can be read`))
        continue
      }
      const wall = { date: localDate, time: readTimeText(time) }
      const [row] = await tx
        .insert(events)
        .values({
          slug,
          kind: "town-hall",
          title,
          description,
          location: eventsContent.online,
          localDate: wall.date,
          localTime: wall.time,
          timeZone: easternZone,
          startsAt: instantOf(wall, easternZone),
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
