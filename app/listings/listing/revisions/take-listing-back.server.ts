import { desc, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import {
  type applications,
  listingEvidence,
  listingRevisions,
  listingSlugs,
  listings,
} from "#app/lib/db/schema.ts"
import { changeListing } from "../change-listing.server.ts"

type Application = Pick<typeof applications.$inferSelect, "id" | "decidedAt">

/**
 * Removes a listing from the directory when the approval of its application is undone. A listing that this approval
 * created is deleted, unless it has a report; any other is hidden.
 *
 * @param how `unlessChanged`: do nothing if the listing changed since the
 *   approval; without it the listing is always hidden
 */
export async function takeListingBack(
  tx: Database,
  application: Application,
  { by, now, unlessChanged }: { by: { id: string }; now: Date; unlessChanged?: boolean },
): Promise<{ kind: "taken-back" | "changed" }> {
  const [listing] = await tx
    .select()
    .from(listings)
    .where(eq(listings.applicationId, application.id))
    .for("update")
  if (!listing) return { kind: unlessChanged ? "changed" : "taken-back" }
  if (unlessChanged) {
    const [last] = await tx
      .select({ at: listingRevisions.at })
      .from(listingRevisions)
      .where(eq(listingRevisions.listingId, listing.id))
      .orderBy(desc(listingRevisions.revision))
      .limit(1)
    if (last?.at.getTime() !== application.decidedAt?.getTime()) return { kind: "changed" }
    // A listing with a report is hidden instead of deleted, to preserve the report.
    const [said] = await tx
      .select({ id: listingEvidence.id })
      .from(listingEvidence)
      .where(eq(listingEvidence.listingId, listing.id))
      .limit(1)
    if (listing.revision === 1 && !said) {
      for (const table of [listingRevisions, listingSlugs])
        await tx.delete(table).where(eq(table.listingId, listing.id))
      await tx.delete(listings).where(eq(listings.id, listing.id))
      return { kind: "taken-back" }
    }
  }
  await changeListing(tx, listing.id, { status: "hidden" }, { by: { kind: "staff", id: by.id }, now })
  return { kind: "taken-back" }
}
