import { and, eq, gt, isNull, ne } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { paymentRequests, transfers } from "#app/lib/db/schema.ts"
import { lockCursor, watched } from "#app/payments/watcher/cursor.server.ts"
import { tellAddress } from "#app/payments/watcher/waiting.server.ts"

/** The buttons of a cashier on a request. */
export const cashierActs = ["cancel", "received", "undo", "accept"] as const
export type CashierAct = (typeof cashierActs)[number]

/** How long 'I have received it' can be undone. */
export const undoMinutes = 10
export const undoMs = undoMinutes * 60_000

/**
 * Applies the decision of a cashier to a request. Every cashier of the shop may act on all its requests.
 * Of two simultaneous decisions the first wins; a repeated press of the same button changes nothing.
 *
 * @returns not-now if an earlier decision does not allow it
 */
export function actAsCashier(
  db: Database,
  { listingId, code, act }: { listingId: number; code: string; act: CashierAct },
  now: Date,
): Promise<{ kind: "done" | "not-now" | "not-found" }> {
  const { mayBe, set } = changes(now)[act]
  const isThis = and(eq(paymentRequests.code, code), eq(paymentRequests.listingId, listingId))
  return db.transaction(async (tx) => {
    // Undo also releases a payment in another coin. The lock excludes the watcher and other cashiers meanwhile.
    if (act === "undo") await lockCursor(tx, watched)
    const [changed] = await tx.update(paymentRequests).set(set).where(and(isThis, mayBe)).returning()
    if (changed) {
      if (act === "undo") await releaseOtherCoin(tx, changed)
      return { kind: "done" }
    }
    const [found] = await tx.select().from(paymentRequests).where(isThis)
    if (!found) return { kind: "not-found" }
    return { kind: isDone(found, act) ? "done" : "not-now" }
  })
}

/** A payment in another coin only counts while the cashier confirms it. */
async function releaseOtherCoin(
  tx: Database,
  { id, asset, toAddress }: typeof paymentRequests.$inferSelect,
): Promise<void> {
  const released = await tx
    .update(transfers)
    .set({ requestId: null, assignedBy: null })
    .where(and(eq(transfers.requestId, id), ne(transfers.asset, asset)))
    .returning({ id: transfers.id })
  if (released.length > 0) await tellAddress(tx, toAddress)
}

const nothingSaid = and(
  isNull(paymentRequests.closedAt),
  isNull(paymentRequests.cancelledAt),
  isNull(paymentRequests.byHandAt),
)

const changes = (now: Date) => ({
  // Frees the amount of the request. It is the last one to be reused.
  cancel: {
    mayBe: and(nothingSaid, isNull(paymentRequests.acceptedAt)),
    set: { cancelledAt: now, closedAt: now },
  },
  received: { mayBe: nothingSaid, set: { byHandAt: now } },
  undo: {
    mayBe: and(
      isNull(paymentRequests.closedAt),
      gt(paymentRequests.byHandAt, new Date(now.getTime() - undoMs)),
    ),
    set: { byHandAt: null },
  },
  accept: {
    mayBe: and(nothingSaid, isNull(paymentRequests.acceptedAt)),
    set: { acceptedAt: now },
  },
})

type Said = Pick<typeof paymentRequests.$inferSelect, "cancelledAt" | "byHandAt" | "acceptedAt">

/** Whether the same button was pressed before. */
function isDone({ cancelledAt, byHandAt, acceptedAt }: Said, act: CashierAct): boolean {
  const said = { cancel: cancelledAt, received: byHandAt, accept: acceptedAt }
  return act === "undo" ? !byHandAt && !cancelledAt : said[act] !== null
}
