import { and, asc, eq, ne } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { images, listingPictures, listings } from "#app/lib/db/schema.ts"
import type { StaffMember } from "#app/review/decision/decide.server.ts"
import { imageColumns } from "../listing/listing-pictures.server.ts"
import { hasOwner, isOwnedBy } from "../owners/owner-links.server.ts"

/** Who manages the pictures of a listing: its owner, identified by mailbox, or staff. */
export type Keeper =
  | { kind: "owner"; publicId: string; email: string }
  | { kind: "staff"; id: number; by: StaffMember }

/** Pictures of a merged or withdrawn listing cannot be changed. */
const isKept = (keeper: Keeper) =>
  keeper.kind === "owner"
    ? and(eq(listings.publicId, keeper.publicId), isOwnedBy(keeper.email), hasOwner)
    : and(eq(listings.id, keeper.id), hasOwner)

const listingColumns = {
  id: listings.id,
  publicId: listings.publicId,
  slug: listings.slug,
  businessName: listings.businessName,
  status: listings.status,
  ownerEmail: listings.ownerEmail,
}
export type KeptListing = NonNullable<Awaited<ReturnType<typeof findKept>>>

/** The listing, if this keeper may change its pictures. */
export async function findKept(db: Database, keeper: Keeper) {
  const [listing] = await db.select(listingColumns).from(listings).where(isKept(keeper))
  return listing
}

/** Like `findKept`, with the row locked until the end of the transaction. */
export async function holdKept(tx: Database, keeper: Keeper): Promise<KeptListing | undefined> {
  const [listing] = await tx.select(listingColumns).from(listings).where(isKept(keeper)).for("update")
  return listing
}

const pictureColumns = {
  id: listingPictures.id,
  alt: listingPictures.alt,
  place: listingPictures.place,
  status: listingPictures.status,
  reason: listingPictures.reason,
  image: imageColumns,
  pixelsHash: images.pixelsHash,
}

/** All pictures of a listing in display order, refused ones last. */
export function listPictures(db: Database, listingId: number) {
  return db
    .select(pictureColumns)
    .from(listingPictures)
    .innerJoin(images, eq(images.id, listingPictures.imageId))
    .where(eq(listingPictures.listingId, listingId))
    .orderBy(asc(listingPictures.place), asc(listingPictures.id))
}

/** Public and waiting pictures; refused ones have no position. */
export const listPlaced = async (db: Database, listingId: number) =>
  (await listPictures(db, listingId)).filter(({ status }) => status !== "refused")

/** True if another picture of the listing waits for staff. */
export async function isOneWaiting(db: Database, listingId: number, besides: number): Promise<boolean> {
  const [other] = await db
    .select({ id: listingPictures.id })
    .from(listingPictures)
    .where(
      and(
        eq(listingPictures.listingId, listingId),
        eq(listingPictures.status, "waiting"),
        ne(listingPictures.id, besides),
      ),
    )
    .limit(1)
  return other !== undefined
}
