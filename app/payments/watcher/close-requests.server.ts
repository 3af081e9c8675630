import { and, eq, exists, inArray, isNotNull, lt, notExists } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { paymentRequests as requests, transfers } from "#app/lib/db/schema.ts"
import { countedFor, settleRequest } from "../settle-request.ts"
import { type Cursor, isOpen, sightOf } from "./cursor.server.ts"

const settledStates: readonly string[] = ["paid", "over", "late"]

/**
 * Closes settled requests one block after the block that settled them. Their amount is then free for new requests. A
 * request with a transfer assigned by a cashier stays open until the cleanup job, because the assignment may be taken back.
 *
 * @returns the number of closed requests
 */
export async function closeSettled(db: Database, cursor: Cursor, now: Date): Promise<number> {
  const isDeep = lt(transfers.blockNumber, cursor.nextBlock - 1)
  const confirmed = db
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(eq(transfers.requestId, requests.id), isNotNull(transfers.secondSourceAt), isDeep))
  const byCashier = db
    .select({ id: transfers.id })
    .from(transfers)
    .where(and(eq(transfers.requestId, requests.id), eq(transfers.assignedBy, "cashier")))
  return db.transaction(async (tx) => {
    const rows = await tx
      .select()
      .from(requests)
      .where(and(isOpen, exists(confirmed), notExists(byCashier)))
      .orderBy(requests.id)
      .for("update")
    if (rows.length === 0) return 0
    const ids = rows.map(({ id }) => id)
    const came = await tx
      .select()
      .from(transfers)
      .where(and(inArray(transfers.requestId, ids), isDeep))
    const sight = { watched: true, ...sightOf(cursor) }
    const settled = rows.filter((row) => {
      const its = countedFor(
        row,
        came.filter(({ requestId }) => requestId === row.id),
      )
      return settledStates.includes(settleRequest(row, its, sight, now).state)
    })
    if (settled.length === 0) return 0
    await tx
      .update(requests)
      .set({ closedAt: now })
      .where(
        inArray(
          requests.id,
          settled.map(({ id }) => id),
        ),
      )
    return settled.length
  })
}
