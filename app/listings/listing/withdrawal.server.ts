import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import {
  listingEdits,
  listingEvidence,
  listingPictures,
  listingRevisions,
  listings,
  paymentRequests,
} from "#app/lib/db/schema.ts"
import { revokeOwnerAccess } from "../owners/owner-links.server.ts"
import { changesBetween, type Listing, type RecordedFacts, recordedFacts, unsaid } from "./listing-facts.ts"
import { deletePictures, type GonePicture } from "./listing-pictures.server.ts"
import { type ListingChanger, recordRevision } from "./revisions/record-revision.server.ts"

/** Values of a withdrawn listing: no content, and placeholders in columns that cannot be null. */
const { slug: _, ...unsaidFacts } = unsaid(recordedFacts)
const nothing = {
  ...unsaidFacts,
  businessName: "",
  businessType: "other",
  directoryCategory: "services",
  description: "",
  onlineOnly: true,
  country: "ZZ",
  showWallet: false,
  status: "withdrawn",
} as const satisfies Omit<RecordedFacts, "slug">

/**
 * Erases the content of a listing and of its earlier revisions. Revisions keep the time and the author of each change,
 * and the facts start again with the last one. Slug and public id stay reserved, so that no other listing gets them.
 *
 * @returns the pictures whose rows were deleted: remove their files before the transaction ends (removeImageFiles)
 */
export async function withdrawListing(
  tx: Database,
  id: number,
  { by, now }: { by: ListingChanger; now: Date },
): Promise<GonePicture[]> {
  const [listing] = await tx.select().from(listings).where(eq(listings.id, id)).for("update")
  if (!listing || listing.status === "withdrawn") return []
  const revision = listing.revision + 1
  const [withdrawn] = await tx
    .update(listings)
    .set({
      ...nothing,
      revision,
      searchText: "",
      confirmedAt: null,
      confirmedBy: null,
      nextChangeOn: null,
      ownerConfirmedAt: null,
      stickerCode: null,
      heldEmail: null,
    })
    .where(eq(listings.id, id))
    .returning()
  await tx
    .update(listingRevisions)
    .set({ changes: {}, reason: null })
    .where(eq(listingRevisions.listingId, id))
  await tx.delete(listingEvidence).where(eq(listingEvidence.listingId, id))
  await tx.delete(listingEdits).where(eq(listingEdits.listingId, id))
  await tx.delete(paymentRequests).where(eq(paymentRequests.listingId, id))
  await revokeOwnerAccess(tx, listing)
  await recordRevision(tx, { id, revision }, changesBetween(null, withdrawn as Listing), { by, now })
  return deletePictures(tx, eq(listingPictures.listingId, id))
}
