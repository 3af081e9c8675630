import { and, inArray, ne } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import type { StaffMember } from "../decision/decide.server.ts"
import type { Submission } from "../submission.ts"

/**
 * Puts submissions aside as spam, or takes them back, as far as their kind lets them be. Nothing else changes, and nobody
 * outside is told.
 *
 * @returns how many were moved
 */
export async function markSpam(
  db: Database,
  { table, type, mayBeSpam }: Submission,
  ids: number[],
  isSpam: boolean,
  context: { by: StaffMember; now: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    const moved = await tx
      .update(table)
      .set({ isSpam })
      .where(and(inArray(table.id, ids), ne(table.isSpam, isSpam), mayBeSpam))
      .returning({ id: table.id })
    for (const { id } of moved as { id: number }[])
      await recordAct(tx, isSpam ? "spam.marked" : "spam.unmarked", { type, id }, context)
    return moved.length
  })
}
