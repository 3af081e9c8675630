import { and, inArray, isNotNull } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { mailToSender } from "#app/lib/mail/unverified/mail-to-sender.server.ts"
import { mailboxOf } from "#app/lib/mail/unverified/mailbox.ts"
import type { Secrets } from "#app/lib/secrets/secrets.server.ts"
import type { StaffMember } from "../decision/decide.server.ts"
import type { Submission } from "../submission.ts"

export type ClearingContext = { by: StaffMember; secrets: Secrets; publicUrl: string; now: Date }

/**
 * Clears the suspicion of submissions that look automated, and sends each sender the deferred
 * mail once. Decided submissions stay unchanged, because their senders were already told.
 *
 * @returns the number of cleared submissions
 */
export function clearSuspicion(
  db: Database,
  kind: Submission,
  ids: number[],
  context: ClearingContext,
): Promise<number> {
  const { table, type, mayBeSpam } = kind
  return db.transaction(async (tx) => {
    const rows = await tx
      .select({ id: table.id, email: table.email, suspicion: table.suspicion, row: table })
      .from(table)
      .where(and(inArray(table.id, ids), isNotNull(table.suspicion), mayBeSpam))
      .orderBy(table.id)
      .for("update")
    // Sorted by mailbox, whose counters stay locked until commit: a fixed order prevents deadlocks.
    const held = (rows as unknown as Held[]).toSorted((a, b) =>
      mailboxOf(a.email) < mailboxOf(b.email) ? -1 : 1,
    )
    for (const { id, email, suspicion, row } of held) {
      await tx
        .update(table)
        .set({ suspicion: null, isSpam: false })
        .where(inArray(table.id, [id]))
      await recordAct(tx, "suspicion.cleared", { type, id }, context, { suspicion })
      const receipt = await kind.receiptOf(row, context)
      if (!receipt) continue
      const mail = { ...receipt, dedupeKey: `${receipt.kind}:${id}`, to: email }
      await mailToSender(tx, mail, { ...context, suspicion: null, network: null })
    }
    return rows.length
  })
}

type Held = { id: number; email: string; suspicion: string; row: Record<string, unknown> }
