import { and, eq, exists, gt, inArray, lt, ne, not, or, type SQL, sql } from "drizzle-orm"
import type { Database } from "../db/client.server.ts"
import {
  articleDrafts,
  articles,
  images,
  listingPictures,
  storySubmissions as stories,
} from "../db/schema.ts"
import type { FileStore } from "../files/file-store.server.ts"
import { removeImageFiles } from "./images.server.ts"

const dayMs = 24 * 60 * 60 * 1000
/** A form is valid for one day, and a late post gets a new form for another day (form-token.server.ts). */
const formsMs = 2 * dayMs
/** Staff can view rejected pictures for this time. */
const rejectedMs = 30 * dayMs
/** The maximum disk space of unreferenced pictures, because anonymous visitors upload them. The newest stay. */
const roomBytes = 500_000_000
const atOnce = 20

const before = (now: Date, ms: number) => new Date(now.getTime() - ms)

/**
 * Deletes unneeded pictures, files and rows: of forms never sent, of stories rejected a while ago or deleted, of deleted
 * articles, and of listings where they were rejected a while ago. Run it every hour, on any number of instances.
 *
 * @returns the number of deleted pictures
 */
export async function cleanUpImages(db: Database, files: FileStore, now: Date): Promise<number> {
  await db
    .delete(listingPictures)
    .where(and(eq(listingPictures.status, "refused"), lt(listingPictures.decidedAt, before(now, rejectedMs))))
  const due = await deleteUnneeded(db, files, lt(images.createdAt, before(now, formsMs)), now)
  return due + (await cleanUpExcessImages(db, files, now))
}

/** Deletes the oldest unreferenced pictures over the disk limit. @returns how many */
export async function cleanUpExcessImages(db: Database, files: FileStore, now: Date): Promise<number> {
  const { id, bytes, createdAt } = images
  const total = sql<number>`sum(${bytes}) over (order by ${createdAt} desc, ${id})`.as("total")
  const sized = db.select({ id, total }).from(images).where(unneeded(db, now)).as("sized")
  const beyond = db.select({ id: sized.id }).from(sized).where(gt(sized.total, roomBytes))
  return deleteUnneeded(db, files, inArray(images.id, beyond), now)
}

/** Stores a picture as that of a form, and deletes the form's earlier picture. */
export async function keepAlone(
  db: Database,
  files: FileStore,
  { id, keptFor }: { id: string; keptFor: string },
  now: Date,
): Promise<void> {
  await db.update(images).set({ keptFor }).where(eq(images.id, id))
  const others = and(eq(images.keptFor, keptFor), ne(images.id, id)) as SQL
  await deleteUnneeded(db, files, others, now)
}

/** @returns the number of matching pictures without references, all of which are deleted */
async function deleteUnneeded(db: Database, files: FileStore, which: SQL, now: Date): Promise<number> {
  let deleted = 0
  for (;;) {
    const some = await deleteSome(db, files, and(which, unneeded(db, now)) as SQL)
    deleted += some
    if (some === 0) return deleted
  }
}

async function deleteSome(db: Database, files: FileStore, which: SQL): Promise<number> {
  return db.transaction(async (tx) => {
    const found = await tx
      .select({ id: images.id })
      .from(images)
      .where(which)
      .limit(atOnce)
      .for("update", { skipLocked: true })
    if (found.length === 0) return 0
    // Checked again under the lock: a new reference may have been added (holdImage).
    const ids = found.map((image) => image.id)
    const deleted = await tx
      .delete(images)
      .where(and(inArray(images.id, ids), which))
      .returning({ id: images.id, widths: images.widths })
    // Before the commit: if a file cannot be deleted, the row stays and the next cleanup tries again.
    await Promise.all(deleted.map((image) => removeImageFiles(files, image)))
    return deleted.length
  })
}

function unneeded(db: Database, now: Date): SQL {
  const rejectedBefore = before(now, rejectedMs)
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
  return not(or(exists(inArticle), exists(inDraft), exists(inStory), exists(inListing)) as SQL)
}
