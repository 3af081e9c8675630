import { and, asc, desc, eq, ne, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { counters, listingPictures, listingRevisions, listings } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { Listing } from "../listing/listing-facts.ts"
import { hasOwner, isOwnedBy } from "../owners/owner-links.server.ts"

/** What the list of an owner shows of each. */
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

/** A chain has more branches than a page should show; it writes to us. */
const mostListings = 200

/** Every listing of a mailbox. */
export function listOwned(db: Database, email: string) {
  return db
    .select(listColumns)
    .from(listings)
    .where(and(isOwnedBy(email), hasOwner))
    .orderBy(asc(listings.sortKey), asc(listings.id))
    .limit(mostListings)
}

/** Where an owner begins: at their listing, or at the list of several. */
export async function ownerHome(db: Database, email: string): Promise<string> {
  const [one, ...others] = await listOwned(db, email)
  return one && others.length === 0
    ? pathTo("/my-listings/:publicId", { publicId: one.publicId })
    : pathTo("/my-listings")
}

/** What a listing has already of what makes it useful. */
export async function findSetup(db: Database, { id, openingHours, pin }: Listing) {
  const [pictures, counter] = await Promise.all([
    db.$count(listingPictures, and(eq(listingPictures.listingId, id), ne(listingPictures.status, "refused"))),
    db.$count(counters, eq(counters.listingId, id)),
  ])
  return { hours: openingHours !== null, place: pin !== null, pictures: pictures > 0, counter: counter > 0 }
}

/** What its owner sees of a listing, besides what everybody does. */
export async function findOwned(db: Database, email: string, publicId: string): Promise<Listing | undefined> {
  const [listing] = await db.select().from(listings).where(isOwned(email, publicId))
  return listing
}

/** The same, held until the end of the transaction. */
export async function holdOwned(tx: Database, email: string, publicId: string): Promise<Listing | undefined> {
  const [listing] = await tx.select().from(listings).where(isOwned(email, publicId)).for("update")
  return listing
}

const isOwned = (email: string, publicId: string) =>
  and(eq(listings.publicId, publicId), isOwnedBy(email), hasOwner)

/** Whether the owner closed it, who alone may open it again without the staff. */
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
