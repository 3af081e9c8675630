import { and, eq, isNotNull } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { dropUnsentMail, holdUntouchedMail } from "#app/lib/mail/outbox/outbox.server.ts"
import type { DecidedSubmission } from "../submission.ts"
import { type Decision, type DecisionContext, decisionMailKey } from "./decide.server.ts"
import type { DecisionKey } from "./undo.ts"

type Acting = Pick<DecisionContext, "by" | "now">

export type TakeBackOutcome =
  | { kind: "taken-back"; name: string }
  /** Its mail was sent or is being sent. Nothing was changed. */
  | { kind: "told"; name: string }
  /** It was taken back, decided again, or its result was changed. Nothing was changed. */
  | { kind: "changed"; name: string }
  | { kind: "not-found" }

/**
 * Takes back one decision: the submission is pending again, its result is removed,
 * and its mail, which is delayed by `undoSeconds`, is not sent. One transaction.
 */
export function takeBack(
  db: Database,
  kind: DecidedSubmission,
  { id, number }: DecisionKey,
  acting: Acting,
): Promise<TakeBackOutcome> {
  return db.transaction(async (tx) => {
    const found = await holdDecided(tx, kind, id)
    if (!found) return whyNot(tx, kind, id)
    const { row, name, status, decisions } = found
    if (decisions !== number) return { kind: "changed", name }
    // Locked, so that no worker sends it meanwhile.
    const mail = decisionMailKey(kind, { id, number })
    if (!(await holdUntouchedMail(tx, mail))) return { kind: "told", name }
    const columns =
      status === "rejected" ? {} : await kind.withdraw(tx, row, { ...acting, unlessChanged: true })
    if (columns === "changed") return { kind: "changed", name }
    await waitAgain(tx, kind, id, columns)
    await dropUnsentMail(tx, mail)
    await recordAct(tx, `${kind.type}.taken-back`, { type: kind.type, id }, acting, { status })
    return { kind: "taken-back", name }
  })
}

export type ReopeningOutcome =
  | { kind: "reopened"; name: string }
  | { kind: "not-decided" }
  | { kind: "not-found" }

/**
 * Makes a decided submission pending again, also after the sender was told. Its result is removed
 * from the site. No mail is sent; the mail of the last decision is cancelled if it was not sent yet.
 *
 * @param reason for the audit log
 */
export function reopen(
  db: Database,
  kind: DecidedSubmission,
  id: number,
  reason: string,
  acting: Acting,
): Promise<ReopeningOutcome> {
  return db.transaction(async (tx) => {
    const found = await holdDecided(tx, kind, id)
    if (!found)
      return { kind: (await whyNot(tx, kind, id)).kind === "not-found" ? "not-found" : "not-decided" }
    const { row, name, status, decisions } = found
    const withdrawn = status === "rejected" ? {} : await kind.withdraw(tx, row, acting)
    await waitAgain(tx, kind, id, withdrawn === "changed" ? {} : withdrawn)
    await dropUnsentMail(tx, decisionMailKey(kind, { id, number: decisions }))
    await recordAct(tx, `${kind.type}.reopened`, { type: kind.type, id }, acting, { status, reason })
    return { kind: "reopened", name }
  })
}

type Held = { row: Record<string, unknown>; name: string; status: Decision["status"]; decisions: number }

/** Locks a decided submission. */
async function holdDecided(tx: Database, kind: DecidedSubmission, id: number): Promise<Held | undefined> {
  const { table, name } = kind
  const [found] = await tx
    .select({ row: table, name, status: table.status, decisions: table.decisions })
    .from(table)
    .where(and(eq(table.id, id), isNotNull(table.decidedAt)))
    .for("update")
  return found as Held | undefined
}

async function whyNot(
  tx: Database,
  { table, name }: DecidedSubmission,
  id: number,
): Promise<{ kind: "changed"; name: string } | { kind: "not-found" }> {
  const [row] = await tx.select({ name }).from(table).where(eq(table.id, id))
  return row ? { kind: "changed", name: String(row.name) } : { kind: "not-found" }
}

function waitAgain(tx: Database, { table, waits }: DecidedSubmission, id: number, columns: object) {
  return tx
    .update(table)
    .set({ ...columns, status: waits, decidedAt: null, decidedBy: null, rejectionReason: null })
    .where(eq(table.id, id))
}
