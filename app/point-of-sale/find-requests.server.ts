import { createHash } from "node:crypto"
import { and, asc, desc, eq, gte, inArray, isNull, lt } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { chainCursor, paymentRequests, transfers } from "#app/lib/db/schema.ts"
import { instantOf } from "#app/lib/time/wall-time.ts"
import { networks } from "#app/payments/chain/options.ts"
import type { Sight } from "#app/payments/settle-request.ts"
import { sightOf } from "#app/payments/watcher/cursor.server.ts"
import { undoMs } from "./cashier-acts.server.ts"
import { type CounterShop, findCounterShop } from "./counter-shop.server.ts"
import { isCode, receiptOf } from "./request-code.server.ts"
import { type RequestView, requestView } from "./request-view.ts"
import { listUnassigned } from "./unmatched/find-unmatched.server.ts"
import type { TransferView } from "./unmatched/transfer-view.ts"

type Row = typeof paymentRequests.$inferSelect

export type FoundRequest = {
  view: RequestView
  /** Unmatched payments of the shop that may belong to this request. */
  unassigned: TransferView[]
  /** Equal versions look the same, except for text that depends on the clock. */
  version: string
}

/** Finds a request by its code; undefined if there is none. @param listingId only requests of this shop; customers omit it */
export async function findRequest(
  db: Database,
  code: string,
  { listingId, now }: { listingId?: number; now: Date },
): Promise<FoundRequest | undefined> {
  if (!isCode(code)) return undefined
  const [row] = await db.select().from(paymentRequests).where(eq(paymentRequests.code, code))
  if (!row || (listingId && row.listingId !== listingId)) return undefined
  const shop = await findCounterShop(db, row.listingId, now)
  if (!shop) return undefined
  const [view] = await viewsOf(db, [row], shop, now)
  if (!view) return undefined
  const unassigned = await listUnassigned(db, shop, now)
  return { view, unassigned, version: versionOf(view, unassigned) }
}

function versionOf({ state, came, pay, isWithdrawn }: RequestView, unassigned: TransferView[]): string {
  const asked = unassigned.map(({ id, isConfirmed }) => [id, isConfirmed])
  const seen = JSON.stringify([state, came, pay !== null, isWithdrawn, asked])
  return createHash("sha256").update(seen).digest("base64url").slice(0, 8)
}

/** Requests on the screen of a point of sale: those that are not closed, newest first. */
export async function listAtCounter(db: Database, shop: CounterShop, now: Date): Promise<RequestView[]> {
  const rows = await db
    .select()
    .from(paymentRequests)
    .where(and(eq(paymentRequests.listingId, shop.listingId), isNull(paymentRequests.closedAt)))
    .orderBy(desc(paymentRequests.createdAt), desc(paymentRequests.id))
    .limit(50)
  return viewsOf(db, rows, shop, now)
}

/** Start and end of a day at the shop. @param date 'YYYY-MM-DD' @throws RangeError for a day that does not exist */
export function dayOf({ zone }: CounterShop, date: string): { start: Date; end: Date } {
  const after = new Date(Date.parse(`${date}T00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const at = (day: string) => instantOf({ date: day, time: "00:00" }, zone)
  return { start: at(date), end: at(after) }
}

/** Upper limit for the requests of a day in one response. */
const mostOfADay = 5000

/**
 * Requests of one local day of the shop, under its present owner.
 *
 * @param date 'YYYY-MM-DD'
 * @throws RangeError for a day that does not exist
 */
export async function listDay(
  db: Database,
  shop: CounterShop,
  date: string,
  now: Date,
): Promise<RequestView[]> {
  const { start, end } = dayOf(shop, date)
  const rows = await db
    .select()
    .from(paymentRequests)
    .where(
      and(
        eq(paymentRequests.listingId, shop.listingId),
        gte(paymentRequests.createdAt, start),
        gte(paymentRequests.createdAt, shop.ownedSince ?? now),
        lt(paymentRequests.createdAt, end),
      ),
    )
    .orderBy(asc(paymentRequests.createdAt), asc(paymentRequests.id))
    .limit(mostOfADay)
  return viewsOf(db, rows, shop, now)
}

/** @param rows of this shop */
export async function viewsOf(
  db: Database,
  rows: Row[],
  shop: CounterShop,
  now: Date,
): Promise<RequestView[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const [came, cursors] = await Promise.all([
    db.select().from(transfers).where(inArray(transfers.requestId, ids)),
    db
      .select()
      .from(chainCursor)
      .where(inArray(chainCursor.network, [...networks])),
  ])
  const cameFor = Map.groupBy(came, ({ requestId }) => requestId)
  const { paidAt } = shop
  return rows.map((row) => {
    const cursor = cursors.find(({ network }) => network === row.network)
    const sight: Sight = { watched: row.createdBlock !== null, ...sightOf(cursor) }
    return requestView(row, cameFor.get(row.id) ?? [], {
      ...{ shop, receipt: receiptOf(row.code), sight, undoMs, now },
      isPaidThere: paidAt?.network === row.network && paidAt.toAddress === row.toAddress,
    })
  })
}
