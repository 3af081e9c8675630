import { and, eq, isNull, lte } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { paymentRequests, type transfers } from "#app/lib/db/schema.ts"
import { undoMs } from "../cashier-acts.server.ts"
import type { CounterShop } from "../counter-shop.server.ts"
import { viewsOf } from "../find-requests.server.ts"
import { mayUndo, type RequestView } from "../request-view.ts"

/** A request that a payment may be for. @property isOtherCoin the payment is not in the coin that was asked for */
export type Candidate = { view: RequestView; isOtherCoin: boolean }

/** In which a request lacks something: it waits, its time was over too soon, or only the cashier has seen the money. */
const lacking = new Set<RequestView["state"]>([
  ...(["open", "short", "undone", "blind", "expired", "short-expired", "by-hand"] as const),
])

/**
 * The requests of a shop that a payment may be for, and that are not closed: of the same address, and made before it came. Those of its
 * coin come first, and of these the one that asked for the most similar amount.
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

/** The request of this shop that a payment was said to be for. @property mayTakeBack a cashier said so, and nothing closed it since */
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
