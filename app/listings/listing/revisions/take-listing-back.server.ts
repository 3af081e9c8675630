import { desc, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import {
  listingEvidence,
  listingRevisions,
  listingSlugs,
  listings,
  type merchantRequests,
} from "#app/lib/db/schema.ts"
import { changeListing } from "../change-listing.server.ts"

type Application = Pick<typeof merchantRequests.$inferSelect, "id" | "decidedAt">

/**
 * Takes a listing out of the directory when its application's approval is taken back: one that this approval has opened leaves no
 * trace, unless a visitor has reported it by then; any other is hidden.
 *
 * @param how `unlessChanged`: leave it if somebody has changed it since the approval; without it, whatever it says, it is hidden
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
    // What a visitor has told us of it is not lost with it.
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
