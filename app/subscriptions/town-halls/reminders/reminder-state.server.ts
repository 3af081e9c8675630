import { and, count, eq, inArray, isNotNull, like, or, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { mails, townHallSubscribers as subscribers } from "#app/lib/db/schema.ts"

/** As reminders.server.ts names them: session, its time, which reminder, reader. */
const keysOf = (eventId: number) => `town-hall-reminder:${eventId}:`

export type ReminderState = {
  /** How many people on the list have confirmed. */
  subscribers: number
  /** How many mails of a reminder are how far; `isCurrent` for those that name the time the session has now. */
  mails: {
    reminder: "day" | "hour"
    status: "queued" | "sent" | "dead"
    isCurrent: boolean
    count: number
  }[]
}

/** Who would hear of a session, and what was written of it so far. */
export async function findReminderState(
  db: Database,
  eventId: number,
  startsAt: Date,
): Promise<ReminderState> {
  const current = `${keysOf(eventId)}${startsAt.toISOString()}:`
  const isCurrent = sql<boolean>`starts_with(${mails.dedupeKey}, ${current})`
  const reminder = sql<"day" | "hour">`replace(${mails.kind}, 'town-hall-', '')`
  const [people, written] = await Promise.all([
    countConfirmed(db),
    db
      .select({ reminder, status: mails.status, isCurrent, count: count() })
      .from(mails)
      .where(like(mails.dedupeKey, `${keysOf(eventId)}%`))
      .groupBy(sql`1, 2, 3`),
  ])
  return { subscribers: people, mails: written }
}

/** How many people are told of town halls. */
export async function countConfirmed(db: Database): Promise<number> {
  const [people] = await db
    .select({ count: count() })
    .from(subscribers)
    .where(isNotNull(subscribers.confirmedAt))
  return people?.count ?? 0
}

/**
 * Takes back the reminders of sessions that have not left yet: what they say is not so any more. What is still due, at
 * the new time or when the session takes place after all, is queued again by the next look.
 */
export async function withdrawReminders(db: Database, eventIds: number[]): Promise<void> {
  if (eventIds.length === 0) return
  await db
    .delete(mails)
    .where(
      and(
        eq(mails.status, "queued"),
        inArray(mails.kind, ["town-hall-day", "town-hall-hour"]),
        or(...eventIds.map((id) => like(mails.dedupeKey, `${keysOf(id)}%`))),
      ),
    )
}
