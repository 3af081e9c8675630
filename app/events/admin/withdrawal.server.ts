import { and, eq, inArray, isNotNull, lt, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { events, staffNotes } from "#app/lib/db/schema.ts"
import { changeOfSessions, toldBefore } from "../change-to-tell.server.ts"
import { lockTargets, recordChange, type StaffContext } from "./editing.server.ts"
import type { EventScope } from "./staff-list.ts"
import { deletedWith, findForStaff, findLastChange, type StaffEvent } from "./staff-queries.server.ts"

export type WithdrawalOutcome =
  | { kind: "done"; title: string; count: number }
  /** Someone else did it first; nothing was changed. */
  | { kind: "already"; title: string; by: string | null; at: Date | null }
  | { kind: "not-found" }

/** @param reason for subscribers, who get an email about a town hall */
type WithReason = StaffContext & { reason?: string }

/** Steps besides editing: the required state, and the change. */
const steps = {
  cancelled: {
    fits: (row: StaffEvent) => !row.deletedAt && !row.cancelledAt,
    change: (now: Date) => ({ cancelledAt: now }),
  },
  reinstated: {
    fits: (row: StaffEvent) => !row.deletedAt && row.cancelledAt !== null,
    change: () => ({ cancelledAt: null }),
  },
  deleted: {
    // Without its row a webinar would be computed again.
    fits: (row: StaffEvent) => !row.deletedAt && !row.webinarDay,
    change: (now: Date) => ({ deletedAt: now }),
  },
} as const

/** The event stays public as cancelled; calendars receive it as cancelled. */
export function cancelEvent(db: Database, id: number, scope: EventScope, context: WithReason) {
  return take(db, "cancelled", id, scope, context)
}

/** Undoes a cancellation. */
export function reinstateEvent(db: Database, id: number, scope: EventScope, context: WithReason) {
  return take(db, "reinstated", id, scope, context)
}

/** Hides the event from all public pages. */
export function deleteEvent(db: Database, id: number, scope: EventScope, context: StaffContext) {
  return take(db, "deleted", id, scope, context)
}

function take(
  db: Database,
  step: keyof typeof steps,
  id: number,
  scope: EventScope,
  context: WithReason,
): Promise<WithdrawalOutcome> {
  return db.transaction(async (tx) => {
    const { fits, change } = steps[step]
    const targets = await lockTargets(tx, id, scope)
    const row = targets.find((target) => target.id === id)
    if (!row) return { kind: "not-found" }
    if (!fits(row)) return already(tx, row)
    const rows = targets.filter(fits)
    await write(tx, rows, change(context.now), step, context)
    if (step !== "reinstated") await context.withdrawReminders(tx, rows.map(idOf))
    return { kind: "done", title: row.title, count: rows.length }
  })
}

const idOf = ({ id }: { id: number }) => id

async function write(
  db: Database,
  rows: StaffEvent[],
  change: Partial<Pick<StaffEvent, "cancelledAt" | "deletedAt">>,
  action: string,
  { by, now, reason }: Pick<WithReason, "by" | "now" | "reason">,
): Promise<void> {
  await db
    .update(events)
    // A deletion is not announced, as its form says.
    .set({
      ...change,
      ...("cancelledAt" in change && toldBefore(changeOfSessions(reason), now)),
      revision: sql`${events.revision} + 1`,
      updatedAt: now,
    })
    .where(inArray(events.id, rows.map(idOf)))
  await recordChange(db, action, rows, { by, now }, reason ? { reason } : undefined)
}

async function already(db: Database, { id, title }: StaffEvent): Promise<WithdrawalOutcome> {
  const last = await findLastChange(db, id)
  return { kind: "already", title, by: last?.by ?? null, at: last?.at ?? null }
}

/** Undoes a deletion, with everything deleted by it. */
export function restoreEvent(
  db: Database,
  id: number,
  context: Pick<StaffContext, "by" | "now">,
): Promise<WithdrawalOutcome> {
  return db.transaction(async (tx) => {
    const seen = await findForStaff(tx, id)
    if (!seen) return { kind: "not-found" }
    if (!seen.deletedAt) return already(tx, seen)
    // Locked in id order, so that concurrent calls wait for each other instead of deadlocking.
    const rows = await tx.select().from(events).where(deletedWith(seen)).orderBy(events.id).for("update")
    const row = rows.find((one) => one.id === id)
    if (!row) return already(tx, seen)
    await write(tx, rows, { deletedAt: null }, "restored", context)
    return { kind: "done", title: row.title, count: rows.length }
  })
}

const keptMs = 30 * 24 * 60 * 60 * 1000
const atOnce = 100

/**
 * Removes events deleted 30 days ago, with their notes; the audit log keeps their history. Run it every hour, on any
 * number of instances.
 *
 * @returns how many events it removed, at most 100
 */
export async function cleanUpDeletedEvents(db: Database, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const due = tx
      .select({ id: events.id })
      .from(events)
      .where(and(isNotNull(events.deletedAt), lt(events.deletedAt, new Date(now.getTime() - keptMs))))
      .limit(atOnce)
      .for("update", { skipLocked: true })
    const gone = await tx.delete(events).where(inArray(events.id, due)).returning({ id: events.id })
    if (gone.length === 0) return 0
    const ids = gone.map(({ id }) => String(id))
    await tx
      .delete(staffNotes)
      .where(and(eq(staffNotes.subjectType, "event"), inArray(staffNotes.subjectId, ids)))
    await recordChange(tx, "erased", gone, { by: null, now })
    return gone.length
  })
}
