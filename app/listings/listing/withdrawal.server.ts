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

/** What is left of a withdrawn listing: nothing that anybody said, in columns that cannot be empty. */
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
 * Erases what a listing says, in its earlier revisions too: they keep when something was changed and by whom, and the facts
 * begin anew with the last one. Address and public id stay, so that nobody else gets them.
 *
 * @returns its pictures, whose rows are gone: remove their files before the transaction ends (removeImageFiles)
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
