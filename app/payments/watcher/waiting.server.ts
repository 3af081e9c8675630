import { and, asc, eq, gt, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { chainEndpoints, paymentRequests as requests } from "#app/lib/db/schema.ts"
import { isOpen, watched } from "./cursor.server.ts"

/** Nobody stands at the counter so long after a code has expired: what may still come late is looked for less often. */
const hurryMs = 2 * 60_000

/** Whether somebody waits for a payment on the chain that is watched, at the counter still, or since the last look. */
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

/** Tells every page of an open request of the address: what came there may be its payment. */
export async function tellAddress(db: Database, toAddress: string): Promise<void> {
  const isThere = and(isOpen, eq(requests.toAddress, toAddress))
  await db.execute(
    sql`select pg_notify('payment_changed', ${requests.code}) from ${requests} where ${isThere}`,
  )
}
