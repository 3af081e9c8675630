import { and, asc, desc, eq, gt, gte, isNotNull, isNull, like, lte, or, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { events, places } from "#app/lib/db/schema.ts"
import { type Area, areaCode, townText } from "#app/places/find-areas.server.ts"
import { readWebinar } from "#app/settings/webinar/webinar.server.ts"
import type { eventKinds } from "./options.ts"
import { toldNow } from "./plan/by-the-clock.ts"
import { shiftDay } from "./plan/event-plan.ts"
import { onlineCode, type PublicEvent, whereText } from "./public-event.ts"
import { webinarKey, withWebinar } from "./webinars.ts"

type Choice = {
  kind?: (typeof eventKinds)[number]
  /** Also include weekly webinars that have their own row. */
  withWebinars?: boolean
  /** Default: false. Only lists that label cancelled events may include them. */
  withCancelled?: boolean
  /** Only events that take place in this area; online events are in no area. */
  area?: Area
}

const columns = {
  id: events.id,
  slug: events.slug,
  kind: events.kind,
  title: events.title,
  description: events.description,
  location: events.location,
  place: events.place,
  town: { name: places.name, country: places.country, regionCode: places.regionCode },
  localDate: events.localDate,
  localTime: events.localTime,
  timeZone: events.timeZone,
  startsAt: events.startsAt,
  duration: events.duration,
  isCancelled: sql<boolean>`${isNotNull(events.cancelledAt)}`,
  joinUrl: events.joinUrl,
  notes: events.notes,
  recordingUrl: events.recordingUrl,
  webinarDay: events.webinarDay,
  revision: events.revision,
  updatedAt: events.updatedAt,
}

/** Joins the event's town. */
const ofTown = sql`${places.country} = upper(split_part(${events.place}, '/', 1))::bpchar
  and ${places.slug} = split_part(${events.place}, '/', 2)`

type Row = Pick<typeof events.$inferSelect, "location" | "place"> & {
  town: Parameters<typeof townText>[0] | null
}

/** Adds the location as one line: the venue, and its town unless the venue names it. */
function withPlace<Found extends Row>(event: Found) {
  const { location, place, town } = event
  return {
    ...event,
    location: whereText(location, { isOnline: place === onlineCode, town: town && townText(town) }),
  }
}

type FullRow = Row & Parameters<typeof toldNow>[0] & Omit<PublicEvent, "key" | "join" | "town">

/** The public fields of an event at this time. */
function asPublic(now: Date) {
  return ({ id, webinarDay, joinUrl, notes, recordingUrl, ...event }: FullRow & WebinarRow): PublicEvent => ({
    ...withPlace(event),
    ...(webinarDay ? { kind: "webinar", key: webinarKey(webinarDay) } : { key: `event-${id}` }),
    ...toldNow({ ...event, joinUrl, notes, recordingUrl }, now),
  })
}

type WebinarRow = { id: number; webinarDay: string | null }

function takesPlaceIn(area: Area): SQL | undefined {
  if (area.kind === "town") return eq(events.place, areaCode(area))
  const region = area.kind === "region" ? eq(places.regionCode, area.regionCode) : undefined
  return and(like(events.place, `${area.country.toLowerCase()}/%`), region)
}

function chosen({ kind, withWebinars, withCancelled, area }: Choice): SQL | undefined {
  return and(
    isNull(events.deletedAt),
    area && takesPlaceIn(area),
    kind && (withWebinars ? or(eq(events.kind, kind), isNotNull(events.webinarDay)) : eq(events.kind, kind)),
    withCancelled ? undefined : isNull(events.cancelledAt),
  )
}

/** An event lasts at most a day (a table constraint), so the index on the start can be used. */
const longestMs = 24 * 60 * 60 * 1000
const endsAt = sql`${events.startsAt} + ${events.duration} * interval '1 minute'`

/** Ongoing and upcoming events, soonest first. */
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
    .leftJoin(places, ofTown)
    .where(and(mayStillBeOn, sql`${endsAt} > ${now}`, chosen(choice)))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(limit)
  return rows.map(asPublic(now))
}

const placeEvents = 10

/** Ongoing and upcoming events in a town, a region or a country, soonest first. */
export function listEventsIn(
  db: Database,
  area: Area,
  now: Date,
  limit = placeEvents,
): Promise<PublicEvent[]> {
  return listUpcoming(db, now, limit, { area })
}

/** Past events, latest first. */
export async function listPast(
  db: Database,
  now: Date,
  limit: number,
  choice: Choice = {},
): Promise<PublicEvent[]> {
  const rows = await db
    .select(columns)
    .from(events)
    .leftJoin(places, ofTown)
    .where(and(lte(events.startsAt, now), sql`${endsAt} <= ${now}`, chosen(choice)))
    .orderBy(desc(events.startsAt), desc(events.id))
    .limit(limit)
  return rows.map(asPublic(now))
}

/** An event at any time and in any state, including deleted, or undefined. */
export async function readPublic(
  db: Database,
  which: SQL | undefined,
  now: Date,
): Promise<PublicEvent | undefined> {
  const [row] = await db.select(columns).from(events).leftJoin(places, ofTown).where(which)
  return row && asPublic(now)(row)
}

/** An event at any time and in any state except deleted, or undefined. */
export function findBySlug(db: Database, slug: string, now: Date): Promise<PublicEvent | undefined> {
  return readPublic(db, and(eq(events.slug, slug), isNull(events.deletedAt)), now)
}

/** Days, from yesterday on, whose weekly webinar has its own row. */
export async function listChangedWebinars(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ day: events.webinarDay })
    .from(events)
    .where(gte(events.webinarDay, shiftDay(now.toISOString().slice(0, 10), -1)))
  return rows.flatMap(({ day }) => day ?? [])
}

/** Ongoing and upcoming events with the next weekly webinar among them, soonest first. */
export async function listComing(
  db: Database,
  now: Date,
  limit: number,
  choice: Choice = {},
): Promise<PublicEvent[]> {
  const [upcoming, webinar, changed] = await Promise.all([
    listUpcoming(db, now, limit, choice),
    readWebinar(db, now),
    listChangedWebinars(db, now),
  ])
  return withWebinar(upcoming, webinar, now, changed)
}

/** The next weekly webinar that takes place, computed or with its own row; undefined if none is announced. */
export async function findNextWebinar(db: Database, now: Date): Promise<PublicEvent | undefined> {
  const [webinar, changed, rows] = await Promise.all([
    readWebinar(db, now),
    listChangedWebinars(db, now),
    db
      .select(columns)
      .from(events)
      .leftJoin(places, ofTown)
      .where(and(isNotNull(events.webinarDay), sql`${endsAt} > ${now}`, chosen({})))
      .orderBy(asc(events.startsAt))
      .limit(1),
  ])
  return withWebinar(rows.map(asPublic(now)), webinar, now, changed)[0]
}

const feedPastDays = 90
const feedEntries = 500

/**
 * Events for calendar feeds: everything upcoming and the last three months, including cancelled events, so that calendars
 * remove them. Oldest first.
 *
 * @param area only events in this area
 */
export async function listForFeed(db: Database, now: Date, area?: Area): Promise<PublicEvent[]> {
  const rows = await db
    .select(columns)
    .from(events)
    .leftJoin(places, ofTown)
    .where(
      and(
        chosen({ withCancelled: true, area }),
        gt(events.startsAt, new Date(now.getTime() - feedPastDays * longestMs)),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(feedEntries)
  return rows.map(asPublic(now))
}

/** Town halls, not cancelled, that begin within `minutes` from now; for reminders. */
export async function listTownHallsWithin(db: Database, now: Date, minutes: number) {
  const rows = await db
    .select({ ...columns, id: events.id })
    .from(events)
    .leftJoin(places, ofTown)
    .where(
      and(
        gt(events.startsAt, now),
        lte(events.startsAt, new Date(now.getTime() + minutes * 60_000)),
        chosen({ kind: "town-hall" }),
      ),
    )
    .orderBy(asc(events.startsAt), asc(events.id))
  return rows.map(withPlace)
}
