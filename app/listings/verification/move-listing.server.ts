import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings } from "#app/lib/db/schema.ts"
import type { Listing } from "../listing/listing-facts.ts"
import { dayOf, nextChangeAfter, verificationOn } from "../listing/verification-rule.ts"

/** Applies a report or a staff decision, with the resulting status and next date. The caller writes the audit log. */
export async function moveListing(
  tx: Database,
  listing: Listing,
  change: Partial<Pick<Listing, "doubtedAt" | "doubtClearedAt" | "vouchedAt">>,
  now: Date,
): Promise<void> {
  const [facts, today] = [{ ...listing, ...change }, dayOf(now)]
  await tx
    .update(listings)
    .set({ ...change, freshness: verificationOn(facts, today), nextChangeOn: nextChangeAfter(facts, today) })
    .where(eq(listings.id, listing.id))
}
