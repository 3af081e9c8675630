import { and, eq, isNull, lte } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { paymentRequests, type transfers } from "#app/lib/db/schema.ts"
import { undoMs } from "../cashier-acts.server.ts"
import type { CounterShop } from "../counter-shop.server.ts"
import { viewsOf } from "../find-requests.server.ts"
import { mayUndo, type RequestView } from "../request-view.ts"

/** A request that a payment may belong to. @property isOtherCoin the payment is in another coin than requested */
export type Candidate = { view: RequestView; isOtherCoin: boolean }

/** States that lack a confirmed payment: waiting, expired, or confirmed by hand only. */
const lacking = new Set<RequestView["state"]>([
  ...(["open", "short", "undone", "blind", "expired", "short-expired", "by-hand"] as const),
])

/**
 * Candidate requests of a payment: same shop and address, created before the payment,
 * neither closed nor cancelled. Same coin first, then by the difference of the amounts.
 */
export async function listCandidates(
  db: Database,
  shop: CounterShop,
  transfer: typeof transfers.$inferSelect,
  now: Date,
): Promise<Candidate[]> {
  const rows = await db
    .select()
    .from(paymentRequests)
    .where(
      and(
        eq(paymentRequests.listingId, shop.listingId),
        eq(paymentRequests.network, transfer.network),
        eq(paymentRequests.toAddress, transfer.toAddress),
        lte(paymentRequests.createdBlock, transfer.blockNumber),
        isNull(paymentRequests.closedAt),
        isNull(paymentRequests.cancelledAt),
      ),
    )
  const apart = (asked: bigint) =>
    asked > transfer.amount ? asked - transfer.amount : transfer.amount - asked
  const isOther = ({ asset }: (typeof rows)[number]) => asset !== transfer.asset
  const sorted = rows.toSorted(
    (a, b) => Number(isOther(a)) - Number(isOther(b)) || Number(apart(a.asked) - apart(b.asked)),
  )
  const views = await viewsOf(db, sorted, shop, now)
  return views.flatMap((view, index) => {
    const row = sorted[index]
    return row && lacking.has(view.state) ? [{ view, isOtherCoin: isOther(row) }] : []
  })
}

/** The request of this shop that a payment is assigned to. @property mayTakeBack assigned by a cashier and not closed since */
export async function findAssigned(
  db: Database,
  shop: CounterShop,
  { requestId, assignedBy, asset }: typeof transfers.$inferSelect,
  now: Date,
): Promise<{ view: RequestView; mayTakeBack: boolean } | undefined> {
  if (requestId === null) return undefined
  const isThis = and(eq(paymentRequests.id, requestId), eq(paymentRequests.listingId, shop.listingId))
  const [row] = await db.select().from(paymentRequests).where(isThis)
  const [view] = row ? await viewsOf(db, [row], shop, now) : []
  if (!row || !view) return undefined
  const isOpen = assignedBy === "cashier" && row.closedAt === null
  return { view, mayTakeBack: isOpen && (asset === row.asset || mayUndo(row, undoMs, now)) }
}
