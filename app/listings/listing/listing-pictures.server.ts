import { and, asc, eq, inArray, type SQL } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { images, listingPictures } from "#app/lib/db/schema.ts"
import type { StoredImage } from "#app/lib/images/image-limits.ts"

/** A picture whose rows were deleted; identifies the files to remove. */
export type GonePicture = Pick<StoredImage, "id" | "widths">

export type PublicPicture = StoredImage & { alt: string }

/** Columns that a page needs to show a picture. */
export const imageColumns = {
  id: images.id,
  width: images.width,
  height: images.height,
  widths: images.widths,
}

/** Public pictures of a listing, in display order. Call it only for a listing that is in the directory. */
export async function listPublicPictures(db: Database, listingId: number): Promise<PublicPicture[]> {
  return db
    .select({ ...imageColumns, alt: listingPictures.alt })
    .from(listingPictures)
    .innerJoin(images, eq(images.id, listingPictures.imageId))
    .where(and(eq(listingPictures.listingId, listingId), eq(listingPictures.status, "public")))
    .orderBy(asc(listingPictures.place))
}

/** Deletes the rows of pictures, not their files. @returns the pictures: remove their files before the transaction ends */
export async function deletePictures(tx: Database, which: SQL): Promise<GonePicture[]> {
  const gone = await tx.delete(listingPictures).where(which).returning({ id: listingPictures.imageId })
  return tx
    .delete(images)
    .where(
      inArray(
        images.id,
        gone.map(({ id }) => id),
      ),
    )
    .returning({ id: images.id, widths: images.widths })
}
