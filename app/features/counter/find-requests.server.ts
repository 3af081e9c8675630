import { createHash } from "node:crypto"
import { and, asc, desc, eq, gte, inArray, isNull, lt } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { chainCursor, paymentRequests, transfers } from "#app/db/schema.ts"
import { networks } from "#app/platform/chain/options.ts"
import type { Sight } from "#app/platform/payments/judge-request.ts"
import { instantOf } from "#app/platform/zones/wall-time.ts"
import { undoMinutes } from "./cashier-acts.server.ts"
import { type CounterShop, findCounterShop } from "./counter-shop.server.ts"
import { isCode, receiptOf } from "./request-code.server.ts"
import { type RequestView, requestView } from "./request-view.ts"

type Row = typeof paymentRequests.$inferSelect

/** A request by its code; undefined for one that nobody has. @param listingId of the counter that asks for it; any, for a customer */
export async function findRequest(
  db: Database,
  code: string,
  { listingId, now }: { listingId?: number; now: Date },
): Promise<RequestView | undefined> {
  if (!isCode(code)) return undefined
  const [row] = await db.select().from(paymentRequests).where(eq(paymentRequests.code, code))
  if (!row || (listingId && row.listingId !== listingId)) return undefined
  const shop = await findCounterShop(db, row.listingId, now)
  if (!shop) return undefined
  const [view] = await viewsOf(db, [row], shop, now)
  return view
}

/** Two views with the same version look the same, but for what the clock alone changes in a text. */
export function versionOf({ state, came, pay, isWithdrawn }: RequestView): string {
  const seen = JSON.stringify([state, came, pay !== null, isWithdrawn])
  return createHash("sha256").update(seen).digest("base64url").slice(0, 8)
}

/** What a counter has on its screen: what was not settled, and what was in the last ten minutes. Newest first. */
export async function listAtCounter(db: Database, shop: CounterShop, now: Date): Promise<RequestView[]> {
  const rows = await db
    .select()
    .from(paymentRequests)
    .where(and(eq(paymentRequests.listingId, shop.listingId), isNull(paymentRequests.closedAt)))
    .orderBy(desc(paymentRequests.createdAt), desc(paymentRequests.id))
    .limit(50)
  return viewsOf(db, rows, shop, now)
}

/** A shop charges so often a day at most that one answer holds it. */
const mostOfADay = 5000

/** Everything that a shop asked for on one day of its own, under its owner of today. @param date 'YYYY-MM-DD'. @throws RangeError for a day that does not exist */
export async function listDay(
  db: Database,
  shop: CounterShop,
  date: string,
  now: Date,
): Promise<RequestView[]> {
  const start = instantOf({ date, time: "00:00" }, shop.zone)
  const after = new Date(Date.parse(`${date}T00:00Z`) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  const end = instantOf({ date: after, time: "00:00" }, shop.zone)
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

async function viewsOf(db: Database, rows: Row[], shop: CounterShop, now: Date): Promise<RequestView[]> {
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
    const sight: Sight = {
      watched: row.createdBlock !== null,
      heardAt: cursor?.heardAt ?? null,
      headAt: cursor?.headAt ?? null,
    }
    return requestView(row, cameFor.get(row.id) ?? [], {
      ...{ shop, receipt: receiptOf(row.code), sight, undoMs: undoMinutes * 60_000, now },
      isPaidThere: paidAt?.network === row.network && paidAt.toAddress === row.toAddress,
    })
  })
}
