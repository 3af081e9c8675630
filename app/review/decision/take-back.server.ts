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
  /** Its mail has left, or is leaving: somebody was told. Nothing was changed. */
  | { kind: "told"; name: string }
  /** Somebody took it back, decided again, or changed what it made. Nothing was changed. */
  | { kind: "changed"; name: string }
  | { kind: "not-found" }

/**
 * Takes one decision back as if it had never been: the submission waits again, what the decision made is gone, and its
 * mail, which waits for `undoSeconds`, is never sent. All or nothing.
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
    // Held, so that no worker takes it meanwhile.
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
 * Makes a submission wait for another decision, whoever was told of the last one. What it made leaves the site.
 * Nobody is mailed of it; the mail of the last decision is not sent if it has not left.
 *
 * @param reason for the log
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

/** Holds a submission that is decided against everybody else who acts on it. */
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
