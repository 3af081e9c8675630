import { and, eq, gt } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingClaims } from "#app/lib/db/schema.ts"

/** Condition for a claim with a confirmed mailbox that is neither decided nor expired. */
export const isOpenClaim = (now: Date) =>
  and(eq(listingClaims.status, "open"), gt(listingClaims.expiresAt, now))

/**
 * True while a claim on the listing is open. Meanwhile only staff can set a payment address or another mailbox.
 * Removing the payment address stays possible, because it can only prevent payments to the wrong address.
 */
export async function isClaimed(db: Database, listingId: number, now: Date): Promise<boolean> {
  const [claim] = await db
    .select({ id: listingClaims.id })
    .from(listingClaims)
    .where(and(eq(listingClaims.listingId, listingId), isOpenClaim(now)))
    .limit(1)
  return claim !== undefined
}
