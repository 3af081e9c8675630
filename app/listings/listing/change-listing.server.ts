import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listingSlugs, listings } from "#app/lib/db/schema.ts"
import { freeSlug } from "#app/lib/text/free-slug.server.ts"
import { revokeOwnerAccess } from "../owners/owner-links.server.ts"
import { walletTermsFrom } from "../payment/payment-address.server.ts"
import { searchTextOf } from "../search-text.ts"
import { changesBetween, type Listing, type RecordedFacts } from "./listing-facts.ts"
import { isNameOfAnother } from "./listing-names.server.ts"
import type { HidingReason, ListingChanges } from "./listing-options.ts"
import { slugOf } from "./merchant-slug.server.ts"
import { type ListingChanger, recordRevision } from "./revisions/record-revision.server.ts"

export type ChangeContext = {
  by: ListingChanger
  /** The revision that the change was made from; undefined for a change that holds whatever it says by now. */
  seen?: number
  reason?: string | null
  /** Of a listing that is hidden. */
  reasonCode?: HidingReason | null
  now: Date
}

export type ChangeOutcome =
  | { kind: "changed"; listing: Listing; changes: ListingChanges }
  /** It says all that already. */
  | { kind: "unchanged"; listing: Listing }
  /** Somebody changed it since the revision that was seen; nothing was changed. */
  | { kind: "stale"; listing: Listing }
  /** A merged or withdrawn listing stays as it is, unless the merger is undone: then it is merged into none. */
  | { kind: "final"; listing: Listing }
  | { kind: "not-found" }

/**
 * The one way to change what a listing says or where it stands: the row, its addresses and the revision, together. A new name
 * brings a new address; the old one goes on leading to it; a new payment address waits (payment-address.ts), and so does that of a
 * listing which takes the name of another one. A new owner has to confirm their mailbox, the former one is signed out, and an imported contact is nobody's any more. Pass the transaction; log and mails are the caller's.
 */
export async function changeListing(
  tx: Database,
  id: number,
  wanted: Partial<RecordedFacts>,
  { by, seen, reason, reasonCode, now }: ChangeContext,
): Promise<ChangeOutcome> {
  const [listing] = await tx.select().from(listings).where(eq(listings.id, id)).for("update")
  if (!listing) return { kind: "not-found" }
  const isUndone = listing.status === "merged" && wanted.mergedInto === null
  if (!isUndone && (listing.status === "merged" || listing.status === "withdrawn"))
    return { kind: "final", listing }
  if (seen !== undefined && seen !== listing.revision) return { kind: "stale", listing }

  // A pin lies in the country that is named; one that was not looked at again stays behind.
  const isElsewhere = (wanted.country ?? listing.country) !== listing.country
  const facts = isElsewhere ? { pin: null, pinPrecision: null, ...wanted } : wanted
  const isRenamed = facts.businessName !== undefined && facts.businessName !== listing.businessName
  const slug = isRenamed ? await slugFor(tx, id, facts.businessName as string) : listing.slug
  const changes = changesBetween(listing, { ...facts, slug })
  if (Object.keys(changes).length === 0) return { kind: "unchanged", listing }

  const after = { ...listing, ...facts, slug }
  const revision = listing.revision + 1
  const staff = by.kind === "staff" ? by : null
  const takesName = isRenamed && after.walletAddress && (await isNameOfAnother(tx, after.businessName, id))
  const terms =
    (changes.walletAddress || takesName) &&
    (await walletTermsFrom(tx, after.walletAddress, { by: staff, now }))
  const ownership = changes.ownerEmail ? { ownerConfirmedAt: null, heldEmail: null } : {}
  const [changed] = await tx
    .update(listings)
    .set({ ...facts, ...terms, slug, revision, searchText: searchTextOf(after), ...ownership })
    .where(eq(listings.id, id))
    .returning()
  if (changes.ownerEmail) await revokeOwnerAccess(tx, listing)
  await recordRevision(tx, { id, revision }, changes, { by, reason, reasonCode, now })
  return { kind: "changed", listing: changed as Listing, changes }
}

/** An address that it had before is its own again. */
async function slugFor(tx: Database, id: number, businessName: string): Promise<string> {
  const base = slugOf(businessName)
  const [had] = await tx.select().from(listingSlugs).where(eq(listingSlugs.slug, base))
  if (had?.listingId === id) return base
  const slug = await freeSlug(tx, base, [listingSlugs.slug])
  await tx.insert(listingSlugs).values({ slug, listingId: id })
  return slug
}
