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
import { slugOf } from "./listing-slug.server.ts"
import { type ListingChanger, recordRevision } from "./revisions/record-revision.server.ts"

export type ChangeContext = {
  by: ListingChanger
  /** Expected revision; undefined applies the change to any revision. */
  seen?: number
  reason?: string | null
  /** Only for a listing that becomes hidden. */
  reasonCode?: HidingReason | null
  now: Date
}

export type ChangeOutcome =
  | { kind: "changed"; listing: Listing; changes: ListingChanges }
  /** The listing already has these values. */
  | { kind: "unchanged"; listing: Listing }
  /** The listing has a newer revision than the expected one; nothing was changed. */
  | { kind: "stale"; listing: Listing }
  /** A merged or withdrawn listing cannot change. Exception: undoing a merge (`mergedInto: null`). */
  | { kind: "final"; listing: Listing }
  | { kind: "not-found" }

/**
 * Changes the facts or the status of a listing: row, slugs and revision in one transaction. All changes go through this
 * function. A new name brings a new slug; the old slug redirects. A new payment address starts as pending
 * (payment-address.ts); so does the existing one when the listing takes the name of another listing. A new owner has to
 * confirm their mailbox: the former owner's sessions and links are revoked and an unreleased imported contact is
 * dropped. The caller passes the transaction and writes the audit log and the mails.
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

  // A pin belongs to its country: a change of country without a new pin clears the pin.
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

/** Reuses a slug that the listing had before. */
async function slugFor(tx: Database, id: number, businessName: string): Promise<string> {
  const base = slugOf(businessName)
  const [had] = await tx.select().from(listingSlugs).where(eq(listingSlugs.slug, base))
  if (had?.listingId === id) return base
  const slug = await freeSlug(tx, base, [listingSlugs.slug])
  await tx.insert(listingSlugs).values({ slug, listingId: id })
  return slug
}
