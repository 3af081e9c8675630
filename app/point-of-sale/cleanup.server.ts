import { and, eq, isNotNull, isNull, lt, notExists, or, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { counterDevices, paymentRequests, transfers } from "#app/lib/db/schema.ts"
import { undoMs } from "./cashier-acts.server.ts"
import { linkHours } from "./terminal/devices.server.ts"

const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs
/** Late payments are matched to a request for so long after it expired. */
const lateHours = 24
/** Unpaid requests are irrelevant for bookkeeping. */
const unpaidDays = 30
/** A year and a month, so that the books of a year can be closed. */
const paidMonths = 13

/** Confirmed by hand without a watched chain, and no longer undoable: its amount can be reused. */
const isConfirmedForGood = (now: Date) =>
  and(isNull(paymentRequests.createdBlock), lt(paymentRequests.byHandAt, new Date(now.getTime() - undoMs)))

/** Frees amounts of confirmed requests between two cleanup runs, for shops with many sales. */
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

/** Cleanup job: closes finished requests and deletes old ones. */
export async function cleanUpRequests(db: Database, now: Date): Promise<void> {
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
  // Unused terminal links and removed terminals. Their requests remain.
  await db
    .delete(counterDevices)
    .where(
      or(
        and(isNull(counterDevices.joinedAt), lt(counterDevices.createdAt, before(linkHours * hourMs))),
        and(isNotNull(counterDevices.revokedAt), lt(counterDevices.revokedAt, before(unpaidDays * dayMs))),
      ),
    )
}
