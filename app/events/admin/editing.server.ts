import { and, eq, gt, isNull, type SQL, sql } from "drizzle-orm"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import { type Database, sqlState } from "#app/lib/db/client.server.ts"
import { events } from "#app/lib/db/schema.ts"
import { freeSlug } from "#app/lib/text/free-slug.server.ts"
import { slugify } from "#app/lib/text/slugify.server.ts"
import { changeOfSessions, toldBefore } from "../change-to-tell.server.ts"
import type { EventInput } from "../event-schema.ts"
import { daysBetween, momentOf, mostWeeks, shiftDay, weeklyDays } from "../plan/event-plan.ts"
import { laterState, listSeries, type StaffEvent, thisAndLater } from "./staff-queries.server.ts"

const uniqueViolation = "23505"

export type StaffContext = {
  by: { id: string; name: string }
  now: Date
  /** Deletes queued reminders of events, in the transaction of the change. */
  withdrawReminders(db: Database, ids: number[]): Promise<void>
}

type Refusal =
  | { kind: "slug-taken" }
  /** On this date the time does not exist, because clocks are set forward over it. */
  | { kind: "skipped"; date: string }

export type CreationOutcome =
  | { kind: "created"; id: number; count: number }
  | Refusal
  | { kind: "repetition"; problem: "before" | "alone" | "too-long" }

/**
 * Creates an event, or a weekly series. The same form sent twice, by a double click, creates them once.
 *
 * @param openedAt when the form was rendered; undefined if that is unknown
 */
export async function createEvents(
  db: Database,
  { repeatUntil, scope: _, reason: __, slug, date, time, ...facts }: EventInput,
  { by, now, openedAt }: Pick<StaffContext, "by" | "now"> & { openedAt: Date | undefined },
): Promise<CreationOutcome> {
  const days = repeatUntil ? weeklyDays(date, repeatUntil) : [date]
  if (days.length === 0) return { kind: "repetition", problem: "before" }
  if (days.length > mostWeeks) return { kind: "repetition", problem: "too-long" }
  if (repeatUntil && days.length === 1) return { kind: "repetition", problem: "alone" }
  const starts = days.map((day) => ({ day, at: momentOf({ date: day, time }, facts.timeZone) }))
  const skipped = starts.find(({ at }) => !at)
  if (skipped) return { kind: "skipped", date: skipped.day }
  const isSeries = days.length > 1

  return withFreeSlug(slug && !isSeries ? "typed" : "made", async () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('events.create'))`)
      const startsAt = starts[0]?.at
      if (openedAt && startsAt) {
        const [same] = await tx
          .select({ id: events.id })
          .from(events)
          .where(
            and(
              eq(events.startsAt, startsAt),
              eq(events.title, facts.title),
              gt(events.createdAt, openedAt),
              isNull(events.deletedAt),
            ),
          )
        if (same) return { kind: "created", id: same.id, count: days.length }
      }
      const seriesId = isSeries ? crypto.randomUUID() : null
      const rows = []
      for (const { day, at } of starts) {
        if (!at) continue
        const base = `${slug?.slice(0, 60).replace(/-$/, "") || slugify(facts.title) || "event"}-${day}`
        rows.push({
          ...facts,
          slug: slug && !isSeries ? slug : await freeSlug(tx, base, [events.slug]),
          localDate: day,
          localTime: time,
          startsAt: at,
          seriesId,
          createdAt: now,
          updatedAt: now,
        })
      }
      const made = await tx.insert(events).values(rows).returning({ id: events.id })
      await recordChange(tx, "created", made, { by, now })
      const [first] = made
      if (!first) throw new Error("An insert that returns no row")
      return { kind: "created", id: first.id, count: made.length }
    }),
  )
}

/** If a slug is taken meanwhile, a generated one is generated again and a typed one is refused. */
async function withFreeSlug<Outcome>(
  slug: "typed" | "made",
  write: () => Promise<Outcome>,
): Promise<Outcome | { kind: "slug-taken" }> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write()
    } catch (error) {
      if (sqlState(error) !== uniqueViolation) throw error
      if (slug === "typed") return { kind: "slug-taken" }
      if (attempt === 5) throw error
    }
  }
}

export type SaveOutcome =
  /** `count` is 0 if nothing was changed. */
  | { kind: "saved"; count: number }
  | Refusal
  /** The event was changed or deleted since the form was opened; nothing was saved. */
  | { kind: "conflict"; current: StaffEvent }
  | { kind: "not-found" }

type Base = {
  /** The event's revision when the form was opened, and the `laterState` of its series then. */
  revision: number
  later: string
}

/**
 * Saves a change of one event, or of it and the later ones of its series. The later ones get the changed fields and keep
 * the rest, and their dates move by the same number of days. A save based on an old revision is refused.
 */
export function saveEvent(
  db: Database,
  id: number,
  input: EventInput,
  base: Base,
  context: StaffContext,
): Promise<SaveOutcome> {
  return withFreeSlug("typed", () => db.transaction((tx) => saveOnce(tx, id, input, base, context)))
}

async function saveOnce(
  db: Database,
  id: number,
  input: EventInput,
  base: Base,
  context: StaffContext,
): Promise<SaveOutcome> {
  const targets = await lockTargets(db, id, input.scope ?? "one")
  const row = targets.find((target) => target.id === id)
  if (!row) return { kind: "not-found" }
  if (row.deletedAt || row.revision !== base.revision) return { kind: "conflict", current: row }
  if (targets.length > 1) {
    const series = await listSeries(db, row.seriesId)
    if (laterState(series, row.startsAt) !== base.later) return { kind: "conflict", current: row }
  }

  const changes = changesOf(row, input)
  const days = daysBetween(row.localDate, input.date)
  const written: { before: StaffEvent; after: Partial<StaffEvent> }[] = []
  for (const before of targets) {
    // These fields belong to one event only.
    const { slug, notes, recordingUrl, ...shared } = changes
    const after: Partial<StaffEvent> =
      before.id === id ? { ...shared, slug, notes, recordingUrl } : { ...shared }
    if (days !== 0 || shared.localTime || shared.timeZone) {
      after.localDate = shiftDay(before.localDate, days)
      const wall = { date: after.localDate, time: after.localTime ?? before.localTime }
      after.startsAt = momentOf(wall, after.timeZone ?? before.timeZone)
      if (!after.startsAt) return { kind: "skipped", date: wall.date }
    }
    const isOther = Object.entries(after).some(
      ([name, value]) => value !== undefined && String(value) !== String(before[name as keyof StaffEvent]),
    )
    if (isOther) written.push({ before, after })
  }

  const change = changeOfSessions(input.reason)
  for (const { before, after } of written) {
    await db
      .update(events)
      .set({
        ...after,
        ...(after.startsAt && toldBefore(change, context.now)),
        revision: before.revision + 1,
        updatedAt: context.now,
      })
      .where(eq(events.id, before.id))
    const changed = changedNames(before, after).join(", ")
    const details = { changed, ...(after.startsAt && input.reason && { reason: input.reason }) }
    await recordChange(db, "changed", [before], context, details)
  }
  // Queued reminders of these events are wrong now; the next reminder run queues what is due.
  const stale = written.filter(
    ({ after }) =>
      after.startsAt ||
      after.location ||
      after.place !== undefined ||
      after.kind ||
      after.joinUrl !== undefined,
  )
  if (stale.length > 0)
    await context.withdrawReminders(
      db,
      stale.map(({ before }) => before.id),
    )
  return { kind: "saved", count: written.length }
}

/** Changed fields of an event, except the date. */
function changesOf(row: StaffEvent, input: EventInput) {
  const { kind, title, description, location, place, time, timeZone, duration, slug } = input
  const { joinUrl = null, notes = null, recordingUrl = null } = input
  const links = { joinUrl, notes, recordingUrl }
  const given = { kind, title, description, location, place, timeZone, duration, slug, ...links }
  const changed: Partial<typeof given> & { localTime?: string } = Object.fromEntries(
    Object.entries(given).filter(
      ([name, value]) => value !== undefined && value !== row[name as keyof typeof given],
    ),
  )
  return time === row.localTime.slice(0, 5) ? changed : { ...changed, localTime: `${time}:00` }
}

const names = {
  localDate: "date",
  localTime: "time",
  timeZone: "time zone",
  joinUrl: "link to join",
  recordingUrl: "recording",
} as Record<string, string>

function changedNames(before: StaffEvent, after: Partial<StaffEvent>): string[] {
  return Object.entries(after)
    .filter(
      ([name, value]) =>
        value !== undefined && name !== "startsAt" && value !== before[name as keyof StaffEvent],
    )
    .map(([name]) => names[name] ?? name)
}

/**
 * The event and, with scope "later", the later ones of its series, locked until the transaction ends. The event is
 * included in any state, later ones only if they are not deleted.
 */
export async function lockTargets(db: Database, id: number, scope: "one" | "later"): Promise<StaffEvent[]> {
  const read = async (where: SQL | undefined) => {
    const rows = await db.select().from(events).where(where).orderBy(events.id).for("update")
    return rows.map(({ staffSearchText, sortKey, ...event }) => event)
  }
  const [seen] = await db
    .select({ seriesId: events.seriesId, startsAt: events.startsAt })
    .from(events)
    .where(eq(events.id, id))
  if (!seen) return []
  if (scope === "one" || !seen.seriesId) return read(eq(events.id, id))
  const found = await read(thisAndLater(seen))
  return found.some((row) => row.id === id) ? found : read(eq(events.id, id))
}

/** Writes one audit entry per event. */
export async function recordChange(
  db: Database,
  what: string,
  rows: { id: number }[],
  { by, now }: { by: StaffContext["by"] | null; now: Date },
  details?: Record<string, string>,
): Promise<void> {
  for (const { id } of rows)
    await recordAudit(db, {
      at: now,
      actorId: by?.id ?? null,
      actor: by?.name ?? "system",
      action: `event.${what}`,
      subjectType: "event",
      subjectId: String(id),
      details,
    })
}
