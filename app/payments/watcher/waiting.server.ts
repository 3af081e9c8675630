import { and, asc, eq, gt, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { chainEndpoints, paymentRequests as requests } from "#app/lib/db/schema.ts"
import { isOpen, watched } from "./cursor.server.ts"

/** Requests that expired longer ago are polled for less often: the customer has left. */
const hurryMs = 2 * 60_000

/** Whether requests are open on the watched chain, whether one of them is valid or expired recently, and whether one is new. */
export async function findWaiting(
  db: Database,
  now: Date,
): Promise<{ isHurried: boolean; isNew: boolean } | null> {
  const [row] = await db
    .select({
      isHurried: sql<boolean | null>`bool_or(${gt(requests.expiresAt, new Date(now.getTime() - hurryMs))})`,
      isNew: sql<boolean | null>`bool_or(${requests.createdBlock} is null)`,
    })
    .from(requests)
    .where(isOpen)
  return row?.isHurried == null ? null : { isHurried: row.isHurried, isNew: row.isNew === true }
}

export async function listEndpoints(db: Database): Promise<string[]> {
  const rows = await db
    .select({ url: chainEndpoints.url })
    .from(chainEndpoints)
    .where(eq(chainEndpoints.network, watched))
    .orderBy(asc(chainEndpoints.id))
  return rows.map(({ url }) => url)
}

export async function tellRequest(db: Database, id: number): Promise<void> {
  await db.execute(
    sql`select pg_notify('payment_changed', ${requests.code}) from ${requests} where ${eq(requests.id, id)}`,
  )
}

/** Notifies the pages of all open requests of an address: the transfer may be their payment. */
export async function tellAddress(db: Database, toAddress: string): Promise<void> {
  const isThere = and(isOpen, eq(requests.toAddress, toAddress))
  await db.execute(
    sql`select pg_notify('payment_changed', ${requests.code}) from ${requests} where ${isThere}`,
  )
}
