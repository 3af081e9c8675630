import { randomUUID } from "node:crypto"
import { asc, eq, isNotNull, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { events } from "#app/lib/db/schema.ts"
import { wallTimeOf } from "#app/lib/time/wall-time.ts"
import { type CalendarEntry, calendarFile, singleCalendarFile } from "./calendar/calendar-file.ts"
import { calendarEntry } from "./calendar/calendar-links.ts"
import { changeToTell } from "./change-to-tell.ts"
import { readPublic } from "./events.server.ts"
import { endOf, type PublicEvent, whenTexts } from "./public-event.ts"

/** One staff action that may change several sessions of a series; each subscriber gets one mail for all of them. */
export type ChangeOfSessions = { id: string; reason: string | undefined }

export function changeOfSessions(reason?: string): ChangeOfSessions {
  return { id: randomUUID(), reason }
}

/**
 * Columns to set with a change of when or whether events take place: what subscribers were last told, until the change is
 * announced. After several changes, the first one determines what subscribers know, the last one the reason.
 */
export function toldBefore(change: ChangeOfSessions, now: Date) {
  const isToTell = isTold(now)
  const known = (
    column: typeof events.toldStartsAt | typeof events.toldCancelled | typeof events.toldRevision,
    present: unknown,
  ) => sql`case when ${isToTell} then coalesce(${column}, ${present}) else ${column} end`
  return {
    toldStartsAt: known(events.toldStartsAt, events.startsAt),
    toldCancelled: known(events.toldCancelled, isNotNull(events.cancelledAt)),
    toldRevision: known(events.toldRevision, events.revision),
    toldChange: sql`case when ${isToTell} then ${change.id}::uuid else ${events.toldChange} end`,
    toldReason: sql`case when ${isToTell} then ${change.reason ?? null}::text else ${events.toldReason} end`,
  }
}

/** SQL: whether subscribers are told of a change, which is true for a town hall that is not over. */
export function isTold(now: Date) {
  return sql<boolean>`(${events.kind} = 'town-hall' and ${events.webinarDay} is null
    and ${events.startsAt} + ${events.duration} * interval '1 minute' > ${now})`
}

/** A session that was moved, cancelled or reinstated. */
type ChangedSession = {
  id: number
  session: PublicEvent
  /** The time now, and the time that subscribers were told, both local to the session. */
  is: { date: string; time: string }
  was: { date: string; time: string }
}

/** What one staff action did to sessions, not announced yet. */
export type UntoldChange = {
  /** Identifies the change: repeated runs use the same key. */
  key: string
  /** Undefined: the sessions are again as subscribers know them, or over. */
  kind: ReturnType<typeof changeToTell>
  reason: string | null
  /** Sorted by start; at least one. */
  sessions: ChangedSession[]
  /** Calendar file for the mail. */
  calendar: string
}

/** All changes to announce, one per staff action. */
export async function listUntoldChanges(db: Database, publicUrl: string, now: Date): Promise<UntoldChange[]> {
  const rows = await db
    .select({
      id: events.id,
      deletedAt: events.deletedAt,
      startsAt: events.toldStartsAt,
      isCancelled: events.toldCancelled,
      revision: events.toldRevision,
      change: events.toldChange,
      reason: events.toldReason,
    })
    .from(events)
    .where(isNotNull(events.toldStartsAt))
    .orderBy(asc(events.startsAt), asc(events.id))
  const changes = new Map<string, Omit<UntoldChange, "calendar">>()
  for (const { id, deletedAt, startsAt, isCancelled, revision, change: act, reason } of rows) {
    const found = await readPublic(db, eq(events.id, id), now)
    if (!found || !startsAt) continue
    const session = { ...found, isCancelled: found.isCancelled || deletedAt !== null }
    const change = changeToTell({ startsAt, isCancelled: isCancelled ?? false }, session)
    const until = endOf({ ...session, startsAt: change === "cancelled" ? startsAt : session.startsAt })
    const kind = until > now ? change : undefined
    const { date, time } = wallTimeOf(startsAt, session.timeZone)
    // Instances of an older version store no action: such a session is announced alone, under the key that they would
    // use.
    const key = act ? `${act}:${kind}` : `${id}:${revision}:${kind}:${session.startsAt.toISOString()}`
    const told = changes.get(key) ?? { key, kind, reason, sessions: [] }
    const was = whenTexts({ ...session, localDate: date, localTime: time })
    told.sessions.push({ id, session, is: whenTexts(session), was })
    changes.set(key, told)
  }
  return [...changes.values()].map((change) => ({
    ...change,
    calendar: changedCalendar(change.sessions.map(({ session }) => calendarEntry(session, publicUrl))),
  }))
}

/** A CANCEL file may hold one entry only (RFC 5546, 3.2.5). A file of several marks each one as cancelled. */
function changedCalendar(entries: CalendarEntry[]): string {
  const [first] = entries
  return first && entries.length === 1 ? singleCalendarFile(first) : calendarFile(entries)
}

/** Marks these sessions as announced in the state that was read. A session changed since then is announced again. */
export async function settleChange(db: Database, { sessions }: UntoldChange): Promise<void> {
  for (const { id, session } of sessions) {
    const { revision, startsAt, isCancelled } = session
    const unlessChanged = (told: unknown) =>
      sql`case when ${events.revision} = ${revision} then null else ${told} end`
    await db
      .update(events)
      .set({
        toldStartsAt: unlessChanged(sql`${startsAt}::timestamptz`),
        toldCancelled: unlessChanged(sql`${isCancelled}::boolean`),
        toldRevision: unlessChanged(sql`${revision}::integer`),
        toldChange: unlessChanged(events.toldChange),
        toldReason: unlessChanged(events.toldReason),
      })
      .where(eq(events.id, id))
  }
}
