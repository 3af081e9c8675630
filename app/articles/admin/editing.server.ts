import { and, eq, isNotNull, isNull, lte } from "drizzle-orm"
import { recordAudit } from "#app/lib/audit/audit.server.ts"
import { type Database, sqlState } from "#app/lib/db/client.server.ts"
import { articleDrafts, articleRevisions, articleSlugs, articles } from "#app/lib/db/schema.ts"
import type { FieldErrors } from "#app/lib/form/parse-form.ts"
import { setImagePublished } from "#app/lib/images/images.server.ts"
import { freeSlug } from "#app/lib/text/free-slug.server.ts"
import { slugify } from "#app/lib/text/slugify.server.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { isTaken, keepAddress } from "../article-addresses.server.ts"
import type { ArticleField, EditorConfig } from "../article-form.ts"
import { type CheckedArticle, isPlaceholder, placeholderOf, wallText } from "../text/article-values.server.ts"
import { findNewer, lockArticle, type Newer, type Writer } from "./drafts.server.ts"
import { articleState } from "./staff-list.ts"

const { errors: words } = adminArticles.editor
const keptRevisions = 100

type Article = typeof articles.$inferSelect

/** What a save does to the status; "save" does not change it. */
export type SaveIntent = "save" | "publish" | "unpublish"

export type SaveOutcome =
  | { kind: "saved"; id: number; title: string; state: ReturnType<typeof articleState> }
  | { kind: "invalid"; errors: FieldErrors<ArticleField> }
  | { kind: "newer"; newer: Newer }
  | { kind: "deleted" }
  | { kind: "not-found" }

/** Creates an article with an empty draft for a new editor. Idempotent by key, also after the first save. */
export async function createArticle(db: Database, key: string, { by, now }: Writer): Promise<number> {
  return db.transaction(async (tx) => {
    const [begun] = await tx
      .insert(articles)
      .values({
        slug: placeholderOf(key),
        title: "",
        content: "",
        author: by.displayName ?? "",
        category: "",
        editorKey: key,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: articles.editorKey })
      .returning({ id: articles.id })
    if (begun) {
      await audit(tx, begun.id, "article.created", { by, now }, { editor: key })
      return begun.id
    }
    const [again] = await tx.select({ id: articles.id }).from(articles).where(eq(articles.editorKey, key))
    if (!again) throw new Error("The article was deleted while its form was sent again")
    return again.id
  })
}

/**
 * Saves an article: article, revision, audit entry, former slug, picture and the end of the draft in one transaction.
 *
 * @param sent validated by article-values.server.ts
 */
export async function saveArticle(
  db: Database,
  id: number,
  intent: SaveIntent,
  sent: CheckedArticle,
  place: EditorConfig & { zone: string },
  writer: Writer,
): Promise<SaveOutcome> {
  // Two articles may derive the same slug at the same moment: the unique index rejects one, which is retried.
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction((tx) => saveOnce(tx, id, intent, sent, place, writer))
    } catch (error) {
      if (sqlState(error) !== "23505") throw error
      if (sent.slug) return { kind: "invalid", errors: { slug: words.slugTaken } }
      if (attempt === 5) throw error
    }
  }
}

async function saveOnce(
  db: Database,
  id: number,
  intent: SaveIntent,
  sent: CheckedArticle,
  place: EditorConfig & { zone: string },
  writer: Writer,
): Promise<SaveOutcome> {
  const { by, now } = writer
  const found = await lockArticle(db, id)
  if (!found) return { kind: "not-found" }
  const { article, draft } = found
  if (article.deletedAt) return { kind: "deleted" }

  const status = intent === "save" ? article.status : intent === "publish" ? "published" : "draft"
  const imageId = (draft ?? article).imageId
  const imageAlt = imageId ? sent.imageAlt : null
  const slug =
    sent.slug ??
    (isPlaceholder(article.slug)
      ? await freeSlug(db, slugify(sent.title) || "article", [articles.slug, articleSlugs.slug])
      : article.slug)
  const { title, category, author, excerpt, content } = sent
  const next = {
    status,
    slug,
    title,
    category,
    author,
    excerpt,
    content,
    imageId,
    imageAlt,
    publishedAt: publishedAtOf(),
  }

  const newer = await findNewer(db, article, draft, place)
  // A second click finds the save already done.
  const isDone = !draft && article.revision === place.revision + 1 && isSame(article, next)
  if (newer && !isDone) return { kind: "newer", newer }
  const saved = { kind: "saved", id, title, state: articleState(next, now) } as const
  if (isDone) return saved

  const errors: FieldErrors<ArticleField> = {}
  if (imageId && !imageAlt) errors.imageAlt = words.imageAlt
  if (status === "published" && !content) errors.content = words.content
  if (slug !== article.slug && (await isTaken(db, id, slug))) errors.slug = words.slugTaken
  if (Object.keys(errors).length > 0) return { kind: "invalid", errors }

  await keepAddress(db, article, slug, now)
  const revision = article.revision + 1
  await db
    .update(articles)
    .set({ ...next, revision, updatedAt: now })
    .where(and(eq(articles.id, id), eq(articles.revision, article.revision)))
  await keepRevision(db, article, { ...next, revision }, writer)
  if (article.imageId && article.imageId !== imageId) await setImagePublished(db, article.imageId, false)
  if (imageId) await setImagePublished(db, imageId, status === "published")
  await db.delete(articleDrafts).where(eq(articleDrafts.articleId, id))
  await audit(db, id, actionOf(article, next, now), { by, now }, { revision, title })
  return saved

  /** Preserves the seconds of the published time while the minute in the form is unchanged. */
  function publishedAtOf(): Date | null {
    if (sent.publishAt) {
      const shown = wallText(article.publishedAt, place.zone)
      const isUnchanged = shown === wallText(sent.publishAt, place.zone)
      return isUnchanged ? article.publishedAt : sent.publishAt
    }
    if (status === "draft") return null
    return article.status === "published" ? article.publishedAt : now
  }
}

function isSame(article: Article, next: Partial<Article>): boolean {
  return Object.entries(next).every(([column, value]) => {
    const present = article[column as keyof Article]
    if (present instanceof Date && value instanceof Date)
      return Math.abs(present.getTime() - value.getTime()) < 60_000
    return present === value
  })
}

function actionOf(
  before: Pick<Article, "status" | "publishedAt">,
  after: Pick<Article, "status" | "publishedAt">,
  now: Date,
) {
  const state = articleState(after, now)
  if (state === articleState(before, now)) return "article.updated"
  return state === "draft" ? "article.unpublished" : `article.${state}`
}

/** Adds the new state to the history, and the former state if the history is empty; removes the oldest beyond 100. */
async function keepRevision(
  db: Database,
  before: Article,
  after: Pick<Article, "revision" | "title" | "content" | "excerpt" | "author" | "category">,
  { by, now }: Writer,
): Promise<void> {
  const textOf = ({ title, content, excerpt, author, category }: typeof after) => ({
    articleId: before.id,
    title,
    content,
    excerpt,
    author,
    category,
  })
  if (!isPlaceholder(before.slug))
    await db
      .insert(articleRevisions)
      .values({
        ...textOf(before),
        revision: before.revision,
        savedAt: before.updatedAt,
        savedBy: null,
      })
      .onConflictDoNothing()
  await db
    .insert(articleRevisions)
    .values({ ...textOf(after), revision: after.revision, savedAt: now, savedBy: by.name })
  await db
    .delete(articleRevisions)
    .where(
      and(
        eq(articleRevisions.articleId, before.id),
        lte(articleRevisions.revision, after.revision - keptRevisions),
      ),
    )
}

function audit(
  db: Database,
  id: number,
  action: string,
  { by, now }: Pick<Writer, "by" | "now">,
  details: Record<string, string | number> = {},
) {
  return recordAudit(db, {
    at: now,
    actorId: by.id,
    actor: by.name,
    action,
    subjectType: "article",
    subjectId: String(id),
    details,
  })
}

/** Deletes an article, with its picture no longer public. @returns false if it was deleted before */
export async function deleteArticle(
  db: Database,
  id: number,
  context: Pick<Writer, "by" | "now">,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [gone] = await tx
      .update(articles)
      .set({ deletedAt: context.now })
      .where(and(eq(articles.id, id), isNull(articles.deletedAt)))
      .returning({ imageId: articles.imageId, title: articles.title })
    if (!gone) return false
    if (gone.imageId) await setImagePublished(tx, gone.imageId, false)
    await audit(tx, id, "article.deleted", context, { title: gone.title })
    return true
  })
}

/** Restores a deleted article unchanged. @returns false if it is not deleted, or already removed */
export async function undeleteArticle(
  db: Database,
  id: number,
  context: Pick<Writer, "by" | "now">,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [back] = await tx
      .update(articles)
      .set({ deletedAt: null })
      .where(and(eq(articles.id, id), isNotNull(articles.deletedAt)))
      .returning({ imageId: articles.imageId, status: articles.status, title: articles.title })
    if (!back) return false
    if (back.imageId) await setImagePublished(tx, back.imageId, back.status === "published")
    await audit(tx, id, "article.undeleted", context, { title: back.title })
    return true
  })
}
