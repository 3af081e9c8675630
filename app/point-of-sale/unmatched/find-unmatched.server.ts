import { and, asc, eq, gte, inArray, isNull, lt, lte, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { paymentRequests, transfers } from "#app/lib/db/schema.ts"
import type { CounterShop } from "../counter-shop.server.ts"
import { type TransferView, transferView } from "./transfer-view.ts"

const dayMs = 24 * 60 * 60 * 1000
/** Limit of the list on a terminal. */
const mostShown = 20
/** Limit of unmatched payments per day in one response. */
const mostOfADay = 1000

/** Recent unmatched payments to addresses of this shop's requests, for the cashier to assign. Oldest first. */
export async function listUnassigned(db: Database, shop: CounterShop, now: Date): Promise<TransferView[]> {
  const since = new Date(now.getTime() - dayMs)
  const isAsked = and(isOf(db, shop, since), isNull(transfers.dismissedAt), gte(transfers.blockAt, since))
  return list(db, shop, isAsked, mostShown)
}

/** Unmatched and dismissed payments between two times. */
export function listWithoutRequest(
  db: Database,
  shop: CounterShop,
  { start, end }: { start: Date; end: Date },
): Promise<TransferView[]> {
  const isOfDay = and(isOf(db, shop, start), gte(transfers.blockAt, start), lt(transfers.blockAt, end))
  return list(db, shop, isOfDay, mostOfADay)
}

async function list(db: Database, { zone }: CounterShop, which: SQL | undefined, most: number) {
  const isNobodys = and(isNull(transfers.requestId), isNull(transfers.undoneAt), which)
  const rows = await db
    .select()
    .from(transfers)
    .where(isNobodys)
    .orderBy(asc(transfers.blockAt), asc(transfers.id))
    .limit(most)
  return rows.map((row) => transferView(row, zone))
}

/** Payments that a cashier assigned to a request. */
export async function listByCashier(
  db: Database,
  { code, zone }: { code: string; zone: string },
): Promise<TransferView[]> {
  const rows = await db
    .select({ transfer: transfers })
    .from(transfers)
    .innerJoin(paymentRequests, eq(paymentRequests.id, transfers.requestId))
    .where(and(eq(paymentRequests.code, code), eq(transfers.assignedBy, "cashier")))
    .orderBy(asc(transfers.blockAt), asc(transfers.id))
  return rows.map(({ transfer }) => transferView(transfer, zone))
}

/** Payments to an address that a request of this shop used at that time or in the day before, under the present owner. */
const isOf = (db: Database, { listingId, ownedSince }: CounterShop, since: Date) =>
  and(
    ownedSince ? gte(transfers.blockAt, ownedSince) : sql`false`,
    inArray(
      transfers.toAddress,
      db
        .select({ address: paymentRequests.toAddress })
        .from(paymentRequests)
        .where(
          and(
            eq(paymentRequests.listingId, listingId),
            eq(paymentRequests.network, transfers.network),
            gte(paymentRequests.createdAt, new Date(since.getTime() - dayMs)),
            lte(paymentRequests.createdBlock, transfers.blockNumber),
          ),
        ),
    ),
  )

/** A payment to this shop, assigned or not. */
export async function findTransfer(db: Database, shop: CounterShop, id: number) {
  const [found] = await db
    .select()
    .from(transfers)
    .where(and(eq(transfers.id, id), isOf(db, shop, new Date(0))))
  return found
}
