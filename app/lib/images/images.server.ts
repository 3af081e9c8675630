import { randomUUID } from "node:crypto"
import { and, eq, exists, sql } from "drizzle-orm"
import type { Database } from "../db/client.server.ts"
import { images, listingPictures, listings } from "../db/schema.ts"
import type { FileStore } from "../files/file-store.server.ts"
import { encodeImage } from "./image-encoding.server.ts"
import { type ImageFormat, imageFormats, type StoredImage } from "./image-limits.ts"
import type { ImageProblem } from "./picture-encoder.ts"

/** In folders by the first two letters: none of them grows too long to list. */
function fileName(id: string, width: number, format: ImageFormat): string {
  return `images/${id.slice(0, 2)}/${id}-${width}.${format}`
}

/** The names of all files of a picture. */
export function listImageFiles({ id, widths }: Pick<StoredImage, "id" | "widths">): string[] {
  return widths.flatMap((width) => imageFormats.map((format) => fileName(id, width, format)))
}

/**
 * Keeps a picture that somebody sent, private, as the files we make of it. The row comes first: a crash in between
 * leaves a row that nothing refers to, which the sweep finds; a file without a row nobody would find.
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
 * Lets everybody see a picture, or staff only again. Pass the transaction of the decision. Caches keep what was public
 * once; its address is random and on no page any more.
 */
export async function setImagePublished(db: Database, id: string, published: boolean): Promise<void> {
  await db.update(images).set({ published }).where(eq(images.id, id))
}

/** Holds a picture against the sweep until something refers to it. @returns false when the sweep was faster */
export async function holdImage(
  tx: Database,
  id: string,
): Promise<{ pixelsHash: string | null } | undefined> {
  const { pixelsHash } = images
  const [image] = await tx.select({ pixelsHash }).from(images).where(eq(images.id, id)).for("key share")
  return image
}

/** Pass the transaction that deletes its row; files that are gone already do not hinder. */
export async function removeImageFiles(
  files: FileStore,
  image: Pick<StoredImage, "id" | "widths">,
): Promise<void> {
  for (const name of listImageFiles(image)) await files.remove(name)
}

/** Whether it stands with a listing that is in the directory, and staff have seen it there. Nothing else has to be told when it leaves. */
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

/** Who may look at a picture: everybody, everybody as long as its listing is in the directory, or staff alone. */
type SeenBy = "everybody" | "while-listed" | "staff"

const types: Record<ImageFormat, string> = { webp: "image/webp", jpg: "image/jpeg" }
const pattern = new RegExp(
  `^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\\d{1,4})\\.(${imageFormats.join("|")})$`,
)

/**
 * One file of a picture.
 *
 * @param name the last part of its address: '<id>-800.webp'
 * @returns undefined when there is no such picture, size or format
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

/** The smallest file of a picture as a data: address, for the one who sent it: it has no public address yet. */
export async function previewOf(db: Database, files: FileStore, id: string): Promise<string | undefined> {
  const [row] = await db.select({ widths: images.widths }).from(images).where(eq(images.id, id))
  const smallest = row && Math.min(...row.widths)
  const bytes = smallest && (await files.read(fileName(id, smallest, "webp")))
  return bytes ? `data:image/webp;base64,${bytes.toString("base64")}` : undefined
}
