import { and, eq, exists, gt, inArray, lt, not, or, type SQL } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import {
  articleDrafts,
  articles,
  images,
  listingPictures,
  storySubmissions as stories,
} from "#app/db/schema.ts"
import type { FileStore } from "#app/platform/files/file-store.server.ts"
import { removeImageFiles } from "./images.server.ts"

const dayMs = 24 * 60 * 60 * 1000
/** A form is good for a day, and gives one more to who was too late (form-token.server.ts). */
const formsMs = 2 * dayMs
/** So long staff can still look at what they rejected. */
const rejectedMs = 30 * dayMs
const atOnce = 20

/**
 * Deletes pictures that nothing needs any more, files and rows: of forms that were never sent, of stories that were
 * rejected a while ago or are gone, of articles that are gone, and of listings where they were refused a while ago. Run it every hour, on any number of instances.
 *
 * @returns how many pictures it deleted, at most 20
 */
export async function sweepImages(db: Database, files: FileStore, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const before = (ms: number) => new Date(now.getTime() - ms)
    await tx
      .delete(listingPictures)
      .where(and(eq(listingPictures.status, "refused"), lt(listingPictures.decidedAt, before(rejectedMs))))
    const unneeded = and(lt(images.createdAt, before(formsMs)), not(isNeeded(tx, before(rejectedMs)))) as SQL
    const found = await tx
      .select({ id: images.id })
      .from(images)
      .where(unneeded)
      .limit(atOnce)
      .for("update", { skipLocked: true })
    if (found.length === 0) return 0
    // Asked once more behind the lock: something may have come to refer to it since (holdImage).
    const ids = found.map((image) => image.id)
    const deleted = await tx
      .delete(images)
      .where(and(inArray(images.id, ids), unneeded))
      .returning({ id: images.id, widths: images.widths })
    // Before the commit: if a file resists, the row stays and the next sweep tries again.
    await Promise.all(deleted.map((image) => removeImageFiles(files, image)))
    return deleted.length
  })
}

function isNeeded(db: Database, rejectedBefore: Date): SQL {
  const inArticle = db.select({ id: articles.id }).from(articles).where(eq(articles.imageId, images.id))
  const inDraft = db
    .select({ id: articleDrafts.articleId })
    .from(articleDrafts)
    .where(eq(articleDrafts.imageId, images.id))
  const inStory = db
    .select({ id: stories.id })
    .from(stories)
    .where(
      and(
        eq(stories.imageId, images.id),
        or(
          eq(stories.status, "pending"),
          and(eq(stories.status, "rejected"), gt(stories.decidedAt, rejectedBefore)),
        ),
      ),
    )
  const inListing = db
    .select({ id: listingPictures.id })
    .from(listingPictures)
    .where(eq(listingPictures.imageId, images.id))
  return or(exists(inArticle), exists(inDraft), exists(inStory), exists(inListing)) as SQL
}
