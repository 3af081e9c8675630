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

/** One act of staff that may change several sessions of a series; each subscriber gets one mail for all of them. */
export type ChangeOfSessions = { id: string; reason: string | undefined }

export function changeOfSessions(reason?: string): ChangeOfSessions {
  return { id: randomUUID(), reason }
}

/**
 * To be set with a change of when or whether events take place: what people on the list know of them until they are told. Of
 * several changes before that, the first one says what they know, the last one why it changed.
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

/** Whether people on the list are told of a change: of a town hall that is not over. */
export function isTold(now: Date) {
  return sql<boolean>`(${events.kind} = 'town-hall' and ${events.webinarDay} is null
    and ${events.startsAt} + ${events.duration} * interval '1 minute' > ${now})`
}

/** A session that was moved, cancelled or put back. */
type ChangedSession = {
  id: number
  session: PublicEvent
  /** When it is, and when people believe it is, as the clocks there show it. */
  is: { date: string; time: string }
  was: { date: string; time: string }
}

/** What one act of staff did to sessions whose people wait to hear of it. */
export type UntoldChange = {
  /** The same for as long as it is the same news. */
  key: string
  /** Undefined: they are again as people know them, or over. */
  kind: ReturnType<typeof changeToTell>
  reason: string | null
  /** By their start; at least one. */
  sessions: ChangedSession[]
  /** For people's calendars. */
  calendar: string
}

/** Everything that people have to be told of: one entry for what an act did to its sessions. */
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
    // An instance of an older version writes no act: such a session is told alone, under the key that it would use itself.
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

/** A file may ask calendars to take out one entry, not several (RFC 5546, 3.2.5): of several each says that it is cancelled. */
function changedCalendar(entries: CalendarEntry[]): string {
  const [first] = entries
  return first && entries.length === 1 ? singleCalendarFile(first) : calendarFile(entries)
}

/** Everybody was told of the sessions as they were read; a change of one since then is news again. */
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
