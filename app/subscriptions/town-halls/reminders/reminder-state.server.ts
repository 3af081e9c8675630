import { and, count, eq, inArray, isNotNull, like, or, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { mails, townHallSubscribers as subscribers } from "#app/lib/db/schema.ts"

/** Key prefix in reminders.server.ts. The rest is the session's time, the reminder and the reader. */
const keysOf = (eventId: number) => `town-hall-reminder:${eventId}:`

export type ReminderState = {
  /** Number of confirmed subscribers. */
  subscribers: number
  /** Number of mails per reminder and status. `isCurrent` is true for mails that name the session's present time. */
  mails: {
    reminder: "day" | "hour"
    status: "queued" | "sent" | "dead"
    isCurrent: boolean
    count: number
  }[]
}

/** Reminder counts of a session. */
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

/** Number of confirmed town hall subscribers. */
export async function countConfirmed(db: Database): Promise<number> {
  const [people] = await db
    .select({ count: count() })
    .from(subscribers)
    .where(isNotNull(subscribers.confirmedAt))
  return people?.count ?? 0
}

/**
 * Deletes queued reminders of sessions, because what they say is no longer true. The next run queues what is still due,
 * at the new time or after the session is reinstated.
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
