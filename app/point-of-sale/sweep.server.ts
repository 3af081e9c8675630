import { and, eq, isNotNull, isNull, lt, notExists, or, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { counterDevices, paymentRequests, transfers } from "#app/lib/db/schema.ts"
import { undoMs } from "./cashier-acts.server.ts"
import { linkHours } from "./terminal/devices.server.ts"

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** What came late is taken for a request for so long after its time. */
const lateHours = 24
/** Nobody keeps books of what was not paid. */
const unpaidDays = 30
/** A year and a month, so that a year's books can be closed. */
const paidMonths = 13

/** Nobody watches it, and what the cashier said of it cannot be taken back any more: its amount is needed no longer. */
const isConfirmedForGood = (now: Date) =>
  and(isNull(paymentRequests.createdBlock), lt(paymentRequests.byHandAt, new Date(now.getTime() - undoMs)))

/** Gives the amounts of a shop free that nobody waits for, between two sweeps: a busy till needs them. */
export async function closeConfirmed(tx: Database, listingId: number, now: Date): Promise<void> {
  await tx
    .update(paymentRequests)
    .set({ closedAt: now })
    .where(
      and(
        eq(paymentRequests.listingId, listingId),
        isNull(paymentRequests.closedAt),
        isConfirmedForGood(now),
      ),
    )
}

/** Closes what nothing more is waited for, and forgets what nobody needs any longer. */
export async function sweepCounters(db: Database, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  const isOver = lt(paymentRequests.expiresAt, before(lateHours * hourMs))
  await db
    .update(paymentRequests)
    .set({ closedAt: now })
    .where(and(isNull(paymentRequests.closedAt), or(isConfirmedForGood(now), isOver)))
  const nothingCame = and(
    isNull(paymentRequests.byHandAt),
    notExists(
      db.select({ one: sql`1` }).from(transfers).where(sql`${transfers.requestId} = ${paymentRequests.id}`),
    ),
  )
  await db
    .delete(paymentRequests)
    .where(and(lt(paymentRequests.createdAt, before(unpaidDays * dayMs)), nothingCame))
  await db
    .delete(paymentRequests)
    .where(
      lt(
        paymentRequests.createdAt,
        sql`${now.toISOString()}::timestamptz - make_interval(months => ${paidMonths})`,
      ),
    )
  // Links that no phone used, and phones that were taken off: their requests stay without them.
  await db
    .delete(counterDevices)
    .where(
      or(
        and(isNull(counterDevices.joinedAt), lt(counterDevices.createdAt, before(linkHours * hourMs))),
        and(isNotNull(counterDevices.revokedAt), lt(counterDevices.revokedAt, before(unpaidDays * dayMs))),
      ),
    )
}
