import { and, inArray, ne } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import type { StaffMember } from "../decision/decide.server.ts"
import type { Submission } from "../submission.ts"

/**
 * Marks submissions as spam or not spam, if their type allows it. Changes nothing else and sends no mail.
 *
 * @returns the number of changed submissions
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
