import { and, eq, isNull } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { paymentRequests, transfers } from "#app/lib/db/schema.ts"
import { lockCursor } from "#app/payments/watcher/cursor.server.ts"
import { tellAddress } from "#app/payments/watcher/waiting.server.ts"
import { findCounterShop } from "../counter-shop.server.ts"
import { findAssigned, listCandidates } from "./find-candidates.server.ts"
import { findTransfer } from "./find-unmatched.server.ts"

/** Decision of a cashier about a payment: assign it to a request, dismiss it, or take an assignment back. */
export type Decision = { kind: "assign"; code: string } | { kind: "dismiss" } | { kind: "take-back" }

type Outcome = { kind: "done" | "not-now" | "not-found" }

/**
 * Applies the decision of a cashier about a payment. Every cashier of the shop may decide. Of two
 * simultaneous decisions the first wins; a repeated press of the same button changes nothing. A
 * payment in another coin is confirmed by the shop alone, with the value the cashier gives it.
 *
 * @returns not-now if an earlier decision does not allow it
 */
export function decideTransfer(
  db: Database,
  { listingId, id, decision }: { listingId: number; id: number; decision: Decision },
  now: Date,
): Promise<Outcome> {
  return db.transaction(async (tx) => {
    const shop = await findCounterShop(tx, listingId, now)
    const seen = shop && (await findTransfer(tx, shop, id))
    if (!shop || !seen) return { kind: "not-found" }
    await lockCursor(tx, seen.network)
    const [transfer] = await tx.select().from(transfers).where(eq(transfers.id, id)).for("update")
    if (!transfer) return { kind: "not-found" }
    const decided = await decide(tx, { shop, transfer, decision }, now)
    if (decided.kind === "done") await tellAddress(tx, transfer.toAddress)
    return decided
  })
}

type Deciding = {
  shop: NonNullable<Awaited<ReturnType<typeof findCounterShop>>>
  transfer: typeof transfers.$inferSelect
  decision: Decision
}

async function decide(tx: Database, { shop, transfer, decision }: Deciding, now: Date): Promise<Outcome> {
  const { requestId } = transfer
  const isThis = eq(transfers.id, transfer.id)
  const [its] = requestId
    ? await tx.select().from(paymentRequests).where(eq(paymentRequests.id, requestId)).for("update")
    : []
  if (decision.kind === "take-back") {
    if (!its) return { kind: "done" }
    const assigned = await findAssigned(tx, shop, transfer, now)
    if (!assigned?.mayTakeBack) return { kind: "not-now" }
    if (its.asset !== transfer.asset)
      await tx.update(paymentRequests).set({ byHandAt: null }).where(eq(paymentRequests.id, its.id))
    await tx.update(transfers).set({ requestId: null, assignedBy: null }).where(isThis)
    return { kind: "done" }
  }
  if (decision.kind === "dismiss") {
    if (its) return { kind: "not-now" }
    await tx
      .update(transfers)
      .set({ dismissedAt: now })
      .where(and(isThis, isNull(transfers.dismissedAt)))
    return { kind: "done" }
  }
  if (its) return { kind: its.code === decision.code ? "done" : "not-now" }
  return assign(tx, { shop, transfer, code: decision.code }, now)
}

async function assign(
  tx: Database,
  { shop, transfer, code }: Omit<Deciding, "decision"> & { code: string },
  now: Date,
): Promise<Outcome> {
  const isRequest = and(eq(paymentRequests.code, code), eq(paymentRequests.listingId, shop.listingId))
  const [request] = await tx.select().from(paymentRequests).where(isRequest).for("update")
  if (!request) return { kind: "not-found" }
  const candidates = transfer.undoneAt ? [] : await listCandidates(tx, shop, transfer, now)
  const candidate = candidates.find(({ view }) => view.code === code)
  if (!candidate) return { kind: "not-now" }
  if (candidate.isOtherCoin && !request.byHandAt)
    await tx.update(paymentRequests).set({ byHandAt: now }).where(eq(paymentRequests.id, request.id))
  await tx
    .update(transfers)
    .set({ requestId: request.id, assignedBy: "cashier", dismissedAt: null })
    .where(eq(transfers.id, transfer.id))
  return { kind: "done" }
}
