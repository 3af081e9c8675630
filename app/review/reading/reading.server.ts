import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, type SQL } from "drizzle-orm"
import { findLastAct, recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { staffNotes } from "#app/lib/db/schema.ts"
import type { ReadSubmission } from "../submission.ts"

type Context = { by: { id: string; name: string }; now: Date }

export type StepOutcome =
  | { kind: "done"; name: string }
  /** Someone was faster; nothing was changed. `by` is null when nobody is known to have done it. */
  | { kind: "already-done"; name: string; by: string | null; at: Date | null }
  | { kind: "not-found" }

export type Step = "read" | "unread" | "deleted" | "restored"

/** What each step changes, in which rows it finds something to change, and what else of the log has the same effect. */
const steps: Record<
  Step,
  {
    set(now: Date): Record<string, unknown>
    where(table: ReadSubmission["table"]): SQL | undefined
    doneToo: string[]
  }
> = {
  read: {
    set: (now) => ({ status: "read", readAt: now }),
    where: ({ status, deletedAt }) => and(ne(status, "read"), isNull(deletedAt)),
    doneToo: ["replied", "deleted"],
  },
  unread: {
    set: () => ({ status: "unread", readAt: null }),
    where: ({ status, deletedAt }) => and(ne(status, "unread"), isNull(deletedAt)),
    doneToo: ["deleted"],
  },
  deleted: {
    set: (now) => ({ deletedAt: now }),
    where: ({ deletedAt }) => isNull(deletedAt),
    doneToo: [],
  },
  restored: {
    set: () => ({ deletedAt: null }),
    where: ({ deletedAt }) => isNotNull(deletedAt),
    doneToo: [],
  },
}

/** Marks one row as read or unread, deletes it (gone for everybody at once), or takes its deletion back. */
export async function takeStep(
  db: Database,
  { table, type, name, acts }: ReadSubmission,
  id: number,
  step: Step,
  context: Context,
): Promise<StepOutcome> {
  const { set, where, doneToo } = steps[step]
  return db.transaction(async (tx) => {
    const [changed] = (await tx
      .update(table)
      .set(set(context.now))
      .where(and(eq(table.id, id), where(table)))
      .returning({ name })) as { name: string }[]
    if (!changed) {
      const [row] = (await tx.select({ name }).from(table).where(eq(table.id, id))) as { name: string }[]
      if (!row) return { kind: "not-found" }
      const actions = [step, ...doneToo].map((act) => `${acts}.${act}`)
      const last = await findLastAct(tx, type, id, actions)
      return { kind: "already-done", name: row.name, by: last?.by ?? null, at: last?.at ?? null }
    }
    await recordAct(tx, `${acts}.${step}`, { type, id }, context)
    return { kind: "done", name: changed.name }
  })
}

/** The same for several, each by itself. @returns those that were changed; the others were as they should be, or gone */
export async function takeStepForAll(
  db: Database,
  kind: ReadSubmission,
  ids: number[],
  step: Step,
  context: Context,
): Promise<number[]> {
  const changed: number[] = []
  for (const id of ids) if ((await takeStep(db, kind, id, step, context)).kind === "done") changed.push(id)
  return changed
}

/** What rows in the bin, or out of it, are called, in the order they came; unknown ones are left out. */
export async function listInBin(
  db: Database,
  { table, name }: ReadSubmission,
  ids: number[],
  { deleted }: { deleted: boolean },
) {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: table.id, name })
    .from(table)
    .where(and(inArray(table.id, ids), deleted ? isNotNull(table.deletedAt) : isNull(table.deletedAt)))
    .orderBy(asc(table.id))
  return rows as { id: number; name: string }[]
}

/** One row as staff see it, with who deleted it, or undefined. A deleted one is found until it is swept. */
export async function findRead<Kind extends ReadSubmission>(db: Database, kind: Kind, id: number) {
  const { table, type, acts } = kind as ReadSubmission
  const [row] = await db.select().from(table).where(eq(table.id, id))
  if (!row) return undefined
  const { submissionKey, staffSearchText, sortKey, ...shown } = row as Record<string, unknown>
  const deletion = shown.deletedAt ? await findLastAct(db, type, id, [`${acts}.deleted`]) : undefined
  return { ...(shown as Shown<Kind>), deletion: deletion ?? null }
}

type Shown<Kind extends ReadSubmission> = Omit<
  Kind["table"]["$inferSelect"],
  "submissionKey" | "staffSearchText" | "sortKey"
>

const dayMs = 24 * 60 * 60 * 1000
/** So long a deletion can be undone. */
const keptDays = 30
const atOnce = 500

/**
 * Removes for good what was deleted 30 days ago, with what hangs on it and its notes. Run it every hour, on any number of
 * instances.
 *
 * @returns how many it removed, at most 500
 */
export async function sweepBin(db: Database, { table, type }: ReadSubmission, now: Date): Promise<number> {
  const isDue = lt(table.deletedAt, new Date(now.getTime() - keptDays * dayMs))
  return db.transaction(async (tx) => {
    const due = (await tx
      .select({ id: table.id })
      .from(table)
      .where(isDue)
      .limit(atOnce)
      .for("update", { skipLocked: true })) as { id: number }[]
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await tx
      .delete(staffNotes)
      .where(and(eq(staffNotes.subjectType, type), inArray(staffNotes.subjectId, ids.map(String))))
    await tx.delete(table).where(inArray(table.id, ids))
    return ids.length
  })
}
