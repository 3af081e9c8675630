import { and, eq, gt } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingClaims } from "#app/lib/db/schema.ts"

/** Its mailbox is confirmed, and it is neither decided nor over. */
export const isOpenClaim = (now: Date) =>
  and(eq(listingClaims.status, "open"), gt(listingClaims.expiresAt, now))

/**
 * Whether it is being decided whose listing it is. Until then nobody but staff sets a payment address or another mailbox;
 * removing stays possible, because it can only keep money from going astray.
 */
export async function isClaimed(db: Database, listingId: number, now: Date): Promise<boolean> {
  const [claim] = await db
    .select({ id: listingClaims.id })
    .from(listingClaims)
    .where(and(eq(listingClaims.listingId, listingId), isOpenClaim(now)))
    .limit(1)
  return claim !== undefined
}
