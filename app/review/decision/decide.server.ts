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
  /** How many decisions there had been on what the person looks at; in a list nobody looks at the whole. */
  seen?: number
}
type Deciding = Pick<DecisionContext, "by" | "now" | "seen">

/** `asked`: the submission waits for its sender, who is asked to complete it. */
export type Decision =
  | { status: "approved" }
  | { status: "rejected"; reason: string | null }
  | { status: "asked" }

export type DecisionOutcome =
  /** @property number how many decisions there have been on it, this one included */
  | { kind: "decided"; name: string; number: number }
  /** Someone was faster; nothing was changed. */
  | {
      kind: "already-decided"
      name: string
      status: "pending" | Decision["status"]
      by: string | null
      at: Date | null
      /** It was the same decision of the same person, made while it can be undone: the number of that decision. */
      repeats?: number
    }
  /** It waits again, and may say something else than what was looked at; nothing was changed. */
  | { kind: "changed"; name: string }
  | { kind: "not-found" }

/** What a decision brings with it. */
type Consequences<Row> = {
  /** Columns that are written with it, such as the address of a page. */
  columns?: Partial<Row>
  /** To the sender. */
  mail: { kind: string; subject: string; html: string; text: string }
  /** For the log, besides the reason. */
  details?: Record<string, string>
}

type Following<Row> = Consequences<Row> | Promise<Consequences<Row>>

/**
 * Decides on a submission that waits, once: the row, its consequences, the log and the mail to its sender, all or nothing.
 * The mail waits, so that the decision can be taken back before anybody was told (take-back.server.ts).
 *
 * @param follow what the decision brings with it; the row is locked meanwhile. A slug that another decision took at the
 * same moment is tried again, from the beginning
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
      // Who decides has judged that too; as spam it would be in no list but that of spam.
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

/** Each decision has a mail of its own, also the second one on the same submission. */
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

/** A question repeats nothing: its text may be another one. */
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

/** Which decision stands now as it was wanted: the one that was made, or that which it repeats. */
export function numberOf(outcome: DecisionOutcome): number | undefined {
  if (outcome.kind === "decided") return outcome.number
  return outcome.kind === "already-decided" ? outcome.repeats : undefined
}

/** Decides one after the other, each by itself; a row that somebody else decided meanwhile, or that is gone, is skipped. */
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
