import { and, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingSlugs, listings } from "#app/lib/db/schema.ts"
import { freeSlug } from "#app/lib/text/free-slug.server.ts"
import { walletTermsFrom } from "../payment/payment-address.server.ts"
import { searchTextOf } from "../search-text.ts"
import { changeListing } from "./change-listing.server.ts"
import { changesBetween, type Listing, type PublicFacts } from "./listing-facts.ts"
import { isNameOfAnother } from "./listing-names.server.ts"
import { slugOf } from "./listing-slug.server.ts"
import { type ListingChanger, recordRevision } from "./revisions/record-revision.server.ts"
import { confirmedAs } from "./verification-rule.ts"

export type NewListing = PublicFacts & { ownerName: string | null; ownerEmail: string | null } & (
    | { source: "application"; applicationId: number }
    | { source: "staff" | "import" }
  )

/**
 * Creates a listing with its slug and first revision. An approval counts as its first confirmation; a listing that
 * staff add or import starts unconfirmed. An application that was approved before and reopened already has a listing:
 * it is listed again unchanged.
 *
 * @param by the staff member; null if nobody is signed in
 * @throws a unique violation of the database if another transaction takes the
 *   same slug at the same moment: retry the transaction
 */
export async function openListing(
  tx: Database,
  facts: NewListing,
  { by, now }: { by: { id: string } | null; now: Date },
): Promise<Listing> {
  const earlier = facts.source === "application" && (await listAgain(tx, facts.applicationId, { by, now }))
  if (earlier) return earlier
  const slug = await freeSlug(tx, slugOf(facts.businessName), [listingSlugs.slug])
  const isApproved = facts.source === "application"
  // Approving an application includes a review of its payment address. An address that staff type themselves starts as
  // pending, and so does that of a listing with another listing's name.
  const waits = facts.walletAddress && (!isApproved || (await isNameOfAnother(tx, facts.businessName)))
  const terms = waits ? await walletTermsFrom(tx, facts.walletAddress, { by, now }) : {}
  const row = {
    ...facts,
    ...terms,
    slug,
    searchText: searchTextOf(facts),
    listedAt: now,
    ...(isApproved
      ? { ...confirmedAs(facts, now), confirmedBy: "approval" as const }
      : { freshness: "unconfirmed" as const }),
  }
  const [created] = await tx.insert(listings).values(row).returning()
  const listing = created as Listing
  await tx.insert(listingSlugs).values({ slug, listingId: listing.id })
  await recordRevision(tx, listing, changesBetween(null, listing), { by: changerOf(by), now })
  return listing
}

const changerOf = (by: { id: string } | null): ListingChanger =>
  by ? { kind: "staff", id: by.id } : { kind: "system" }

async function listAgain(
  tx: Database,
  applicationId: number,
  { by, now }: { by: { id: string } | null; now: Date },
): Promise<Listing | undefined> {
  const [earlier] = await tx
    .select()
    .from(listings)
    .where(and(eq(listings.applicationId, applicationId), eq(listings.status, "hidden")))
  if (!earlier) return undefined
  await changeListing(tx, earlier.id, { status: "listed" }, { by: changerOf(by), now })
  const [again] = await tx
    .update(listings)
    .set({ ...confirmedAs(earlier, now), confirmedBy: "approval" })
    .where(eq(listings.id, earlier.id))
    .returning()
  return again
}
