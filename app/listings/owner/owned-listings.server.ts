import { and, asc, desc, eq, ne, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { counters, listingPictures, listingRevisions, listings } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { Listing } from "../listing/listing-facts.ts"
import { hasOwner, isOwnedBy } from "../owners/owner-links.server.ts"

/** Columns of the owner's list. */
const listColumns = {
  publicId: listings.publicId,
  businessName: listings.businessName,
  onlineOnly: listings.onlineOnly,
  city: listings.city,
  country: listings.country,
  place: listings.place,
  status: listings.status,
  freshness: listings.freshness,
  confirmedAt: listings.confirmedAt,
  confirmedBy: listings.confirmedBy,
}
export type OwnedRow = Awaited<ReturnType<typeof listOwned>>[number]

/** Page limit. A chain with more branches has to write to us. */
const mostListings = 200

/** All listings of a mailbox. */
export function listOwned(db: Database, email: string) {
  return db
    .select(listColumns)
    .from(listings)
    .where(and(isOwnedBy(email), hasOwner))
    .orderBy(asc(listings.sortKey), asc(listings.id))
    .limit(mostListings)
}

/** Start page of an owner: the only listing, or the list of several. */
export async function ownerHome(db: Database, email: string): Promise<string> {
  const [one, ...others] = await listOwned(db, email)
  return one && others.length === 0
    ? pathTo("/my-listings/:publicId", { publicId: one.publicId })
    : pathTo("/my-listings")
}

/** Which parts of the owner's checklist are done. */
export async function findSetup(db: Database, { id, openingHours, pin }: Listing) {
  const [pictures, counter] = await Promise.all([
    db.$count(listingPictures, and(eq(listingPictures.listingId, id), ne(listingPictures.status, "refused"))),
    db.$count(counters, eq(counters.listingId, id)),
  ])
  return { hours: openingHours !== null, place: pin !== null, pictures: pictures > 0, counter: counter > 0 }
}

/** All columns of a listing for its owner; undefined if it is not theirs. */
export async function findOwned(db: Database, email: string, publicId: string): Promise<Listing | undefined> {
  const [listing] = await db.select().from(listings).where(isOwned(email, publicId))
  return listing
}

/** Like `findOwned`, with the row locked until the end of the transaction. */
export async function holdOwned(tx: Database, email: string, publicId: string): Promise<Listing | undefined> {
  const [listing] = await tx.select().from(listings).where(isOwned(email, publicId)).for("update")
  return listing
}

const isOwned = (email: string, publicId: string) =>
  and(eq(listings.publicId, publicId), isOwnedBy(email), hasOwner)

/** True if the owner closed the listing. Only then may the owner reopen it without staff. */
export async function isClosedByOwner(db: Database, { id, status }: Listing): Promise<boolean> {
  if (status !== "closed") return false
  const [last] = await db
    .select({ byKind: listingRevisions.byKind })
    .from(listingRevisions)
    .where(and(eq(listingRevisions.listingId, id), sql`${listingRevisions.changes} ? 'status'`))
    .orderBy(desc(listingRevisions.revision))
    .limit(1)
  return last?.byKind === "owner"
}
