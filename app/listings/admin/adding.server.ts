import { and, eq, gt, sql } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import { type Database, sqlState } from "#app/lib/db/client.server.ts"
import { listings } from "#app/lib/db/schema.ts"
import type { ListingFacts } from "../listing/listing-values.ts"
import { openListing } from "../listing/open-listing.server.ts"
import type { StaffContext } from "./editing.server.ts"
import { listingSubject } from "./listing-subject.server.ts"

/**
 * Adds a listing that has no application: unconfirmed, and without a mail. A form sent twice by a double click adds one listing.
 * @param openedAt when the form was rendered; undefined if unknown
 */
export async function addListing(
  db: Database,
  facts: ListingFacts,
  { by, now, openedAt }: Pick<StaffContext, "by" | "now"> & { openedAt: Date | undefined },
): Promise<{ id: number }> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(async (tx) => {
        // Runs one at a time: otherwise a second transaction checks for a duplicate before the first has committed.
        await tx.execute(sql`select pg_advisory_xact_lock(hashtext('listings.add'))`)
        const same = openedAt && (await findAddedSince(tx, facts.businessName, openedAt))
        if (same) return same
        const { id } = await openListing(tx, { ...facts, source: "staff" }, { by, now })
        await recordAct(tx, "listing.added", { type: listingSubject.type, id }, { by, now })
        return { id }
      })
    } catch (error) {
      // 23505: an application took the slug at the same moment. Retry with the next free slug.
      if (sqlState(error) !== "23505" || attempt === 5) throw error
    }
  }
}

async function findAddedSince(tx: Database, businessName: string, since: Date) {
  const [same] = await tx
    .select({ id: listings.id })
    .from(listings)
    .where(
      and(
        eq(listings.businessName, businessName),
        eq(listings.source, "staff"),
        gt(listings.listedAt, since),
      ),
    )
  return same
}
