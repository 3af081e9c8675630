import { asc, eq, isNotNull, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { events } from "#app/db/schema.ts"
import { wallTimeOf } from "#app/platform/zones/wall-time.ts"
import { singleCalendarFile } from "./calendar/calendar-file.ts"
import { calendarEntry } from "./calendar/calendar-links.ts"
import { changeToTell } from "./change-to-tell.ts"
import { readPublic } from "./events.server.ts"
import { endOf, type PublicEvent, whenTexts } from "./public-event.ts"

/**
 * To be set with a change of when or whether events take place: what people on the list know of them until they are told. Of
 * what is no town hall, or is over, nobody is told. Of several changes before that, the first one counts.
 */
export function toldBefore(now: Date) {
  const isToTell = sql`${events.kind} = 'town-hall' and ${events.webinarDay} is null
    and ${events.startsAt} + ${events.duration} * interval '1 minute' > ${now}`
  const known = (
    column: typeof events.toldStartsAt | typeof events.toldCancelled | typeof events.toldRevision,
    present: unknown,
  ) => sql`case when ${isToTell} then coalesce(${column}, ${present}) else ${column} end`
  return {
    toldStartsAt: known(events.toldStartsAt, events.startsAt),
    toldCancelled: known(events.toldCancelled, isNotNull(events.cancelledAt)),
    toldRevision: known(events.toldRevision, events.revision),
  }
}

/** A session that was moved, cancelled or put back, and whose people wait to hear of it. */
export type UntoldChange = {
  id: number
  /** The same for as long as it is the same news. */
  key: string
  /** Undefined: it is again as they know it, or over. */
  kind: ReturnType<typeof changeToTell>
  session: PublicEvent
  /** When it is, and when they believe it is, as the clocks there show it. */
  is: { date: string; time: string }
  was: { date: string; time: string }
  /** For their calendars. */
  calendar: string
}

/** Every session that people have to be told of. */
export async function listUntoldChanges(db: Database, publicUrl: string, now: Date): Promise<UntoldChange[]> {
  const rows = await db
    .select({
      id: events.id,
      deletedAt: events.deletedAt,
      startsAt: events.toldStartsAt,
      isCancelled: events.toldCancelled,
      revision: events.toldRevision,
    })
    .from(events)
    .where(isNotNull(events.toldStartsAt))
    .orderBy(asc(events.id))
  const changes: UntoldChange[] = []
  for (const { id, deletedAt, startsAt, isCancelled, revision } of rows) {
    const found = await readPublic(db, eq(events.id, id), now)
    if (!found || !startsAt) continue
    const session = { ...found, isCancelled: found.isCancelled || deletedAt !== null }
    const change = changeToTell({ startsAt, isCancelled: isCancelled ?? false }, session)
    const until = endOf({ ...session, startsAt: change === "cancelled" ? startsAt : session.startsAt })
    const kind = until > now ? change : undefined
    const { date, time } = wallTimeOf(startsAt, session.timeZone)
    changes.push({
      id,
      key: `${id}:${revision}:${kind}:${session.startsAt.toISOString()}`,
      kind,
      session,
      is: whenTexts(session),
      was: whenTexts({ ...session, localDate: date, localTime: time }),
      calendar: singleCalendarFile(calendarEntry(session, publicUrl)),
    })
  }
  return changes
}

/** Everybody was told of a session as it was read; a change of it since then is news again. */
export async function settleChange(db: Database, { id, session }: UntoldChange): Promise<void> {
  const { revision, startsAt, isCancelled } = session
  const unlessChanged = (told: unknown) =>
    sql`case when ${events.revision} = ${revision} then null else ${told} end`
  await db
    .update(events)
    .set({
      toldStartsAt: unlessChanged(sql`${startsAt}::timestamptz`),
      toldCancelled: unlessChanged(sql`${isCancelled}::boolean`),
      toldRevision: unlessChanged(sql`${revision}::integer`),
    })
    .where(eq(events.id, id))
}
