import { and, asc, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { events } from "#app/db/schema.ts"
import type { eventKinds } from "./options.ts"
import type { PublicEvent } from "./public-event.ts"

type Choice = {
  kind?: (typeof eventKinds)[number]
  /** Default false: only who says beside each event that it is cancelled may show such. */
  withCancelled?: boolean
}

const columns = {
  id: events.id,
  slug: events.slug,
  kind: events.kind,
  title: events.title,
  description: events.description,
  location: events.location,
  localDate: events.localDate,
  localTime: events.localTime,
  timeZone: events.timeZone,
  startsAt: events.startsAt,
  duration: events.duration,
  isCancelled: sql<boolean>`${isNotNull(events.cancelledAt)}`,
  revision: events.revision,
  updatedAt: events.updatedAt,
}

function asPublic<Row extends { id: number }>({ id, ...event }: Row) {
  return { ...event, key: `event-${id}` }
}

function chosen({ kind, withCancelled }: Choice): SQL | undefined {
  return and(
    isNull(events.deletedAt),
    kind && eq(events.kind, kind),
    withCancelled ? undefined : isNull(events.cancelledAt),
  )
}

/** An event is at most a day long (its check), which lets the index on the start do the work. */
const longestMs = 24 * 60 * 60 * 1000
const endsAt = sql`${events.startsAt} + ${events.duration} * interval '1 minute'`

/** What is going on or to come, soonest first. */
export async function listUpcoming(
  db: Database,
  now: Date,
  limit: number,
  choice: Choice = {},
): Promise<PublicEvent[]> {
  const mayStillBeOn = gt(events.startsAt, new Date(now.getTime() - longestMs))
  const rows = await db
    .select(columns)
    .from(events)
    .where(and(mayStillBeOn, sql`${endsAt} > ${now}`, chosen(choice)))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(limit)
  return rows.map(asPublic)
}

/** What is over, latest first. */
export async function listPast(
  db: Database,
  now: Date,
  limit: number,
  choice: Choice = {},
): Promise<PublicEvent[]> {
  const rows = await db
    .select(columns)
    .from(events)
    .where(and(lte(events.startsAt, now), sql`${endsAt} <= ${now}`, chosen(choice)))
    .orderBy(desc(events.startsAt), desc(events.id))
    .limit(limit)
  return rows.map(asPublic)
}

/** An event whatever its time and state, or undefined. */
export async function findBySlug(db: Database, slug: string): Promise<PublicEvent | undefined> {
  const [row] = await db
    .select(columns)
    .from(events)
    .where(and(eq(events.slug, slug), isNull(events.deletedAt)))
  return row && asPublic(row)
}

const feedPastDays = 90
const feedEntries = 500

/**
 * What calendars fetch: everything to come and the last three months, cancelled events too, so that they go from the
 * calendars they are in. Oldest first.
 */
export async function listForFeed(db: Database, now: Date): Promise<PublicEvent[]> {
  const rows = await db
    .select(columns)
    .from(events)
    .where(
      and(isNull(events.deletedAt), gt(events.startsAt, new Date(now.getTime() - feedPastDays * longestMs))),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(feedEntries)
  return rows.map(asPublic)
}

/** Town halls that begin within so many minutes from now, and take place; for their reminders. */
export async function listTownHallsWithin(db: Database, now: Date, minutes: number) {
  return db
    .select({ ...columns, id: events.id })
    .from(events)
    .where(
      and(
        gt(events.startsAt, now),
        lte(events.startsAt, new Date(now.getTime() + minutes * 60_000)),
        chosen({ kind: "town-hall" }),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
}
