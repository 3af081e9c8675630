import { and, eq } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import { type Database, sqlState } from "#app/lib/db/client.server.ts"
import { users } from "#app/lib/db/schema.ts"
import type { ManyOutcome } from "#app/lib/list/many-flash.ts"
import { queueMail } from "#app/lib/mail/outbox/outbox.server.ts"
import type { DecidedSubmission } from "../submission.ts"
import { canUndo, type DecisionKey, undoSeconds } from "./undo.ts"

export type StaffMember = { id: string; name: string; timeZone?: string | null }
export type DecisionContext = {
  by: StaffMember
  publicUrl: string
  now: Date
  /** Number of decisions when the page was shown; undefined for actions in a list. */
  seen?: number
}
type Deciding = Pick<DecisionContext, "by" | "now" | "seen">

/** `asked`: the sender was asked to complete the submission. */
export type Decision =
  | { status: "approved" }
  | { status: "rejected"; reason: string | null }
  | { status: "asked" }

export type DecisionOutcome =
  /** @property number of decisions on it, including this one */
  | { kind: "decided"; name: string; number: number }
  /** Someone else decided first. Nothing was changed. */
  | {
      kind: "already-decided"
      name: string
      status: "pending" | Decision["status"]
      by: string | null
      at: Date | null
      /** Set if the same person made the same decision and can still undo it: the number of that decision. */
      repeats?: number
    }
  /** It is pending again and its content may have changed. Nothing was changed. */
  | { kind: "changed"; name: string }
  | { kind: "not-found" }

/** Effects of a decision. */
type Consequences<Row> = {
  /** Columns written with the decision, such as the slug of a page. */
  columns?: Partial<Row>
  /** To the sender. */
  mail: { kind: string; subject: string; html: string; text: string }
  /** For the audit log, in addition to the reason. */
  details?: Record<string, string>
}

type Following<Row> = Consequences<Row> | Promise<Consequences<Row>>

/**
 * Decides a pending submission: row, effects, audit entry and mail in one transaction. The mail
 * is delayed, so that the decision can be taken back before it is sent (take-back.server.ts).
 *
 * @param follow returns the effects; the row is locked meanwhile. Called
 * again if another decision takes the same slug at the same moment
 */
export async function decide<Kind extends DecidedSubmission>(
  db: Database,
  kind: Kind,
  id: number,
  decision: Decision,
  context: Deciding,
  follow: (tx: Database, row: Kind["table"]["$inferSelect"]) => Following<Kind["table"]["$inferSelect"]>,
): Promise<DecisionOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => decideOnce(tx, kind, id, decision, context, follow))
    } catch (error) {
      if (sqlState(error) !== "23505" || attempt === 5) throw error
    }
  }
}

async function decideOnce(
  db: Database,
  kind: DecidedSubmission,
  id: number,
  decision: Decision,
  { by, now, seen }: Deciding,
  follow: (tx: Database, row: Record<string, unknown>) => Following<Record<string, unknown>>,
): Promise<DecisionOutcome> {
  const { table } = kind
  const [found] = await db
    .select({ row: table, name: kind.name, email: table.email, decisions: table.decisions })
    .from(table)
    .where(and(eq(table.id, id), eq(table.status, kind.waits)))
    .for("update")
  if (!found) return whyNot(db, kind, id, { decision, by, now })

  const { row, name, email, decisions } = found as Found
  if (seen !== undefined && seen !== decisions) return { kind: "changed", name }
  const number = decisions + 1
  const { columns, mail, details } = await follow(db, row)
  const reason = decision.status === "rejected" ? decision.reason : null
  await db
    .update(table)
    .set({
      ...columns,
      status: decision.status,
      rejectionReason: reason,
      decidedAt: now,
      decidedBy: by.id,
      decisions: number,
      // A decision implies that it is no spam. Marked as spam it would only appear in the spam list.
      isSpam: false,
    })
    .where(eq(table.id, id))
  const told = { ...(reason ? { reason } : {}), ...details }
  await recordAct(db, `${kind.type}.${decision.status}`, { type: kind.type, id }, { by, now }, told)
  const dedupeKey = decisionMailKey(kind, { id, number })
  const dueAt = new Date(now.getTime() + undoSeconds * 1000)
  await queueMail(db, { ...mail, dedupeKey, urgency: "asked", to: email }, now, dueAt)
  return { kind: "decided", name, number }
}

type Found = { row: Record<string, unknown>; name: string; email: string; decisions: number }

/** Each decision has its own mail, also a second one on the same submission. */
export function decisionMailKey({ type }: DecidedSubmission, { id, number }: DecisionKey): string {
  return `${type}-decision:${id}:${number}`
}

type Row = {
  name: string
  status: "pending" | Decision["status"]
  decisions: number
  at: Date | null
  byId: string | null
  by: string | null
  reason: string | null
}

/** Questions are never treated as repeated, because their text may differ. */
async function whyNot(
  db: Database,
  { table, name }: DecidedSubmission,
  id: number,
  { decision, by, now }: { decision: Decision } & Pick<DecisionContext, "by" | "now">,
): Promise<DecisionOutcome> {
  const [found] = await db
    .select({
      ...{ name, status: table.status, decisions: table.decisions, at: table.decidedAt },
      ...{ byId: table.decidedBy, by: users.name, reason: table.rejectionReason },
    })
    .from(table)
    .leftJoin(users, eq(users.id, table.decidedBy))
    .where(eq(table.id, id))
  if (!found) return { kind: "not-found" }
  const { decisions, byId, reason, ...row } = found as Row
  const isRepeated =
    decision.status !== "asked" &&
    row.status === decision.status &&
    reason === (decision.status === "rejected" ? decision.reason : null) &&
    byId === by.id &&
    canUndo({ decidedAt: row.at }, now)
  return { kind: "already-decided", ...row, ...(isRepeated && { repeats: decisions }) }
}

/** The number of the decision that now applies as intended: the one just made, or the one it repeats. */
export function numberOf(outcome: DecisionOutcome): number | undefined {
  if (outcome.kind === "decided") return outcome.number
  return outcome.kind === "already-decided" ? outcome.repeats : undefined
}

/** Decides each row in its own transaction. Rows that are already decided or deleted are skipped. */
export async function decideAll(
  ids: number[],
  decideOne: (id: number) => Promise<DecisionOutcome>,
): Promise<ManyOutcome & { decisions: DecisionKey[] }> {
  const decisions: DecisionKey[] = []
  for (const id of ids) {
    const outcome = await decideOne(id)
    if (outcome.kind === "decided") decisions.push({ id, number: outcome.number })
  }
  return { changed: decisions.length, unchanged: ids.length - decisions.length, decisions }
}
