import { and, eq, gt, isNull, ne } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { paymentRequests, transfers } from "#app/lib/db/schema.ts"
import { lockCursor, watched } from "#app/payments/watcher/cursor.server.ts"
import { tellAddress } from "#app/payments/watcher/waiting.server.ts"

/** What a cashier says of a request with one press. */
export const cashierActs = ["cancel", "received", "undo", "accept"] as const
export type CashierAct = (typeof cashierActs)[number]

/** So long 'I have received it' can be taken back. */
export const undoMinutes = 10
export const undoMs = undoMinutes * 60_000

/**
 * Every cashier of the shop may act on every request of it; of two at once the first one decides, and the second press of the same
 * button changes nothing.
 *
 * @returns not-now where what was decided before does not allow it
 */
export function actAsCashier(
  db: Database,
  { listingId, code, act }: { listingId: number; code: string; act: CashierAct },
  now: Date,
): Promise<{ kind: "done" | "not-now" | "not-found" }> {
  const { mayBe, set } = changes(now)[act]
  const isThis = and(eq(paymentRequests.code, code), eq(paymentRequests.listingId, listingId))
  return db.transaction(async (tx) => {
    // What was taken in another coin changes with it, and so does what a colleague decides at that moment.
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

/** What was taken in another coin is worth something while the cashier says so. */
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
  // Its amount is free again, and the last one to be given to another.
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

/** Whether somebody pressed the same before. */
function isDone({ cancelledAt, byHandAt, acceptedAt }: Said, act: CashierAct): boolean {
  const said = { cancel: cancelledAt, received: byHandAt, accept: acceptedAt }
  return act === "undo" ? !byHandAt && !cancelledAt : said[act] !== null
}
