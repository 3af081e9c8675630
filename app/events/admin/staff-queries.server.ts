import { and, asc, count, eq, gt, gte, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm"
import { findLastAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { events } from "#app/lib/db/schema.ts"
import { contains, countByFilters, listOrders, readKeysetPage } from "#app/lib/list/keyset-page.server.ts"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import { isTold } from "../change-to-tell.server.ts"
import { isOver } from "../public-event.ts"
import { type EventFilter, eventFilters } from "./staff-list.ts"

const rowColumns = {
  id: events.id,
  kind: events.kind,
  title: events.title,
  location: events.location,
  localDate: events.localDate,
  localTime: events.localTime,
  timeZone: events.timeZone,
  startsAt: events.startsAt,
  duration: events.duration,
  cancelledAt: events.cancelledAt,
  deletedAt: events.deletedAt,
  seriesId: events.seriesId,
  webinarDay: events.webinarDay,
}

const { id, sortKey, startsAt } = events
const orders = listOrders({ key: startsAt, id, sortKey })

export async function listForStaff(db: Database, search: ListSearch<EventFilter>, now: Date) {
  const { filter, q, sort } = search
  const { rows, ...page } = await readKeysetPage(db, orders[sort], search, ({ where, orderBy, limit }) =>
    db
      .select(rowColumns)
      .from(events)
      .where(and(matches(filter, now), q ? contains(events.staffSearchText, q) : undefined, where))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return { ...page, rows: rows.map((row) => ({ ...row, state: stateOf(row, now) })) }
}

export type EventState = "upcoming" | "now" | "past" | "cancelled" | "deleted"

type Standing = { startsAt: Date; duration: number; cancelledAt: Date | null; deletedAt?: Date | null }

/** State of an event at a moment. */
export function stateOf(event: Standing, now: Date): EventState {
  if (event.deletedAt) return "deleted"
  if (event.cancelledAt) return "cancelled"
  if (isOver(event, now)) return "past"
  return event.startsAt <= now ? "now" : "upcoming"
}

/** An event lasts at most a day (a table constraint), so the index on the start can be used. */
const longestMs = 24 * 60 * 60 * 1000
const endsAt = sql`${events.startsAt} + ${events.duration} * interval '1 minute'`

function matches(filter: EventFilter | "", now: Date): SQL | undefined {
  const there = isNull(events.deletedAt)
  const takesPlace = isNull(events.cancelledAt)
  switch (filter) {
    case "upcoming":
      return and(
        there,
        takesPlace,
        gt(startsAt, new Date(now.getTime() - longestMs)),
        sql`${endsAt} > ${now}`,
      )
    case "past":
      return and(there, takesPlace, lte(startsAt, now), sql`${endsAt} <= ${now}`)
    case "cancelled":
      return and(there, isNotNull(events.cancelledAt))
    case "deleted":
      return isNotNull(events.deletedAt)
    default:
      return there
  }
}

/** Number of events per filter, capped. */
export function countByFilter(db: Database, now: Date) {
  return countByFilters(db, events, eventFilters, (filter) => matches(filter, now))
}

/** The whole event, deleted or not; undefined once it is removed for good. */
export async function findForStaff(db: Database, id: number) {
  const [row] = await db.select().from(events).where(eq(events.id, id))
  if (!row) return undefined
  const { staffSearchText, sortKey, ...event } = row
  return event
}

export type StaffEvent = NonNullable<Awaited<ReturnType<typeof findForStaff>>>

/** Events of a series by start, without deleted ones; empty for an event without a series. */
export async function listSeries(db: Database, seriesId: string | null) {
  if (!seriesId) return []
  return db
    .select({ id: events.id, startsAt: events.startsAt, revision: events.revision })
    .from(events)
    .where(and(eq(events.seriesId, seriesId), isNull(events.deletedAt)))
    .orderBy(asc(events.startsAt), asc(events.id))
}

type SeriesEntry = Awaited<ReturnType<typeof listSeries>>[number]

/**
 * State of an event and the later ones of its series: their number and the sum of their revisions. Revisions only grow,
 * so any change gives another state.
 */
export function laterState(series: SeriesEntry[], from: Date): string {
  const later = series.filter((entry) => entry.startsAt >= from)
  return `${later.length}:${later.reduce((sum, { revision }) => sum + revision, 0)}`
}

/** Who changed the event last and when; without a name if the audit log has none. */
export function findLastChange(db: Database, id: number) {
  return findLastAct(db, "event", id, ["event.%"])
}

/** A deleted event that can still be restored, and how many were deleted with it. */
export async function findDeleted(db: Database, id: number) {
  const event = await findForStaff(db, id)
  if (!event?.deletedAt) return undefined
  const [found] = await db.select({ count: count() }).from(events).where(deletedWith(event))
  return { id, title: event.title, count: found?.count ?? 1 }
}

/** Condition for the rows deleted with an event: same series, same moment. */
export function deletedWith({ id, seriesId, deletedAt }: Pick<StaffEvent, "id" | "seriesId" | "deletedAt">) {
  if (!deletedAt) throw new Error("Only a deleted event went with others")
  return seriesId
    ? and(eq(events.seriesId, seriesId), eq(events.deletedAt, deletedAt))
    : and(eq(events.id, id), eq(events.deletedAt, deletedAt))
}

/** Condition for this event and the later ones of its series, without deleted ones. */
export function thisAndLater({ seriesId, startsAt }: Pick<StaffEvent, "seriesId" | "startsAt">) {
  if (!seriesId) throw new Error("Only an event of a series has later ones")
  return and(eq(events.seriesId, seriesId), gte(events.startsAt, startsAt), isNull(events.deletedAt))
}

/** Whether a change of an event, or of it and the rest of its series, is mailed to the town hall list. */
export async function willTell(
  db: Database,
  event: Pick<StaffEvent, "id" | "seriesId" | "startsAt">,
  now: Date,
): Promise<boolean> {
  const targets = event.seriesId ? thisAndLater(event) : eq(events.id, event.id)
  const told = await db
    .select({ id: events.id })
    .from(events)
    .where(and(targets, isTold(now)))
    .limit(1)
  return told.length > 0
}

/** Data of a confirmation page, or undefined: the event, and the number of events from it to the end of its series. */
export async function findForConfirmation(db: Database, id: number) {
  const event = await findForStaff(db, id)
  if (!event) return undefined
  const series = await listSeries(db, event.seriesId)
  return { event, later: series.filter((entry) => entry.startsAt >= event.startsAt).length }
}
