import { randomUUID } from "node:crypto"
import { and, eq, exists, sql } from "drizzle-orm"
import type { Database } from "../db/client.server.ts"
import { images, listingPictures, listings } from "../db/schema.ts"
import type { FileStore } from "../files/file-store.server.ts"
import { encodeImage } from "./image-encoding.server.ts"
import { type ImageFormat, imageFormats, type StoredImage } from "./image-limits.ts"
import type { ImageProblem } from "./picture-encoder.ts"

/** In folders by the first two characters, so that no folder gets too long to list. */
function fileName(id: string, width: number, format: ImageFormat): string {
  return `images/${id.slice(0, 2)}/${id}-${width}.${format}`
}

/** Returns the names of all files of a picture. */
export function listImageFiles({ id, widths }: Pick<StoredImage, "id" | "widths">): string[] {
  return widths.flatMap((width) => imageFormats.map((format) => fileName(id, width, format)))
}

/**
 * Stores an uploaded picture, private, as newly encoded files. The row is written first: a crash afterwards leaves an
 * unreferenced row, which the cleanup job finds; it would not find a file without a row.
 */
export async function storeImage(
  db: Database,
  files: FileStore,
  bytes: Uint8Array,
  now: Date,
): Promise<StoredImage | { problem: ImageProblem }> {
  const encoded = await encodeImage(bytes)
  if ("problem" in encoded) return encoded
  const { width, height, widths, pixelsHash } = encoded
  const image = { id: randomUUID(), width, height, widths }
  const size = encoded.files.reduce((sum, file) => sum + file.bytes.byteLength, 0)
  await db.insert(images).values({ ...image, pixelsHash, bytes: size, published: false, createdAt: now })
  for (const file of encoded.files) await files.write(fileName(image.id, file.width, file.format), file.bytes)
  return image
}

/**
 * Makes a picture public, or visible only to staff. Pass the transaction of the decision. Caches may keep a picture that was
 * public; its address is random and no page links to it.
 */
export async function setImagePublished(db: Database, id: string, published: boolean): Promise<void> {
  await db.update(images).set({ published }).where(eq(images.id, id))
}

/** Protects a picture from the cleanup job until something references it. @returns undefined if it is already deleted */
export async function holdImage(
  tx: Database,
  id: string,
): Promise<{ pixelsHash: string | null } | undefined> {
  const { pixelsHash } = images
  const [image] = await tx.select({ pixelsHash }).from(images).where(eq(images.id, id)).for("key share")
  return image
}

/** Pass the transaction that deletes its row; a missing file is no error. */
export async function removeImageFiles(
  files: FileStore,
  image: Pick<StoredImage, "id" | "widths">,
): Promise<void> {
  for (const name of listImageFiles(image)) await files.remove(name)
}

/**
 * Whether it is an approved picture of a listing in the directory. Computed, so that nothing must be updated when the listing
 * leaves.
 */
const stands = (db: Database) =>
  sql<boolean>`${exists(
    db
      .select({ id: listingPictures.id })
      .from(listingPictures)
      .innerJoin(listings, eq(listings.id, listingPictures.listingId))
      .where(
        and(
          eq(listingPictures.imageId, images.id),
          eq(listingPictures.status, "public"),
          eq(listings.status, "listed"),
        ),
      ),
  )}`

/** Who may view a picture: everybody, everybody while its listing is in the directory, or only staff. */
type SeenBy = "everybody" | "while-listed" | "staff"

const types: Record<ImageFormat, string> = { webp: "image/webp", jpg: "image/jpeg" }
const pattern = new RegExp(
  `^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\\d{1,4})\\.(${imageFormats.join("|")})$`,
)

/**
 * Finds one file of a picture.
 *
 * @param name the last part of its address: '<id>-800.webp'
 * @returns undefined if there is no such picture, size or format
 */
export async function findImageFile(
  db: Database,
  name: string,
): Promise<
  { seenBy: SeenBy; type: string; read(files: FileStore): ReturnType<FileStore["read"]> } | undefined
> {
  const [, id, digits, ending] = pattern.exec(name) ?? []
  const format = imageFormats.find((one) => one === ending)
  if (!id || !format) return undefined
  const [row] = await db
    .select({ published: images.published, isListed: stands(db), widths: images.widths })
    .from(images)
    .where(eq(images.id, id))
  const width = row?.widths.find((one) => String(one) === digits)
  if (!row || !width) return undefined
  return {
    seenBy: row.published ? "everybody" : row.isListed ? "while-listed" : "staff",
    type: types[format],
    read: (files) => files.read(fileName(id, width, format)),
  }
}

/** Returns the smallest file of a picture as a data: address, for its sender: it has no public address yet. */
export async function previewOf(db: Database, files: FileStore, id: string): Promise<string | undefined> {
  const [row] = await db.select({ widths: images.widths }).from(images).where(eq(images.id, id))
  const smallest = row && Math.min(...row.widths)
  const bytes = smallest && (await files.read(fileName(id, smallest, "webp")))
  return bytes ? `data:image/webp;base64,${bytes.toString("base64")}` : undefined
}
