import { and, asc, eq, inArray, isNotNull, isNull, lt, ne, type SQL } from "drizzle-orm"
import { findLastAct, recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { staffNotes } from "#app/lib/db/schema.ts"
import type { ReadSubmission } from "../submission.ts"

type Context = { by: { id: string; name: string }; now: Date }

export type StepOutcome =
  | { kind: "done"; name: string }
  /** Someone else did it first. Nothing was changed. `by` is null if unknown. */
  | { kind: "already-done"; name: string; by: string | null; at: Date | null }
  | { kind: "not-found" }

export type Step = "read" | "unread" | "deleted" | "restored"

/** For each step: the columns it sets, the rows it applies to, and further audit actions with the same effect. */
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

/** Marks a row as read or unread, deletes it for everyone, or restores it. */
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

/** The same for several rows, one transaction each. @returns the ids of changed rows */
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

/** Names of deleted or not deleted rows, in the order of their ids. Unknown ids are omitted. */
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

/** A row for staff, with who deleted it; undefined if not found. Deleted rows are found until the cleanup job removes them. */
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
/** How long a deletion can be undone. */
const keptDays = 30
const atOnce = 500

/**
 * Permanently removes rows deleted 30 days ago, with dependent rows and notes. Runs every hour, on any number of instances.
 *
 * @returns the number of removed rows, at most 500
 */
export async function cleanUpBin(db: Database, { table, type }: ReadSubmission, now: Date): Promise<number> {
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
