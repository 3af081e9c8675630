import { randomInt } from "node:crypto"
import { and, desc, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { articleDrafts, articleRevisions, articles } from "#app/lib/db/schema.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { type ArticleValues, articleFields, type EditorConfig } from "../article-form.ts"
import { articleLimits } from "../options.ts"
import { defaultZone, isPlaceholder, valuesOf } from "../text/article-values.server.ts"

export type Writer = { by: { id: string; name: string; displayName?: string | null }; now: Date }

/** A text that is newer than that of a form, with its revision and version. */
export type Newer = {
  values: ArticleValues
  by: string
  at: Date
  revision: number
  version: number
  /** True for a saved revision, false for a draft. */
  isSaved: boolean
}

type Article = typeof articles.$inferSelect
type Draft = typeof articleDrafts.$inferSelect

export type DraftOutcome =
  | { kind: "kept"; version: number }
  | { kind: "newer"; newer: Newer }
  | { kind: "deleted" }
  | { kind: "not-found" }

/**
 * Stores a draft as typed. The article and its audit log do not change, because readers see no change. A newer text by
 * somebody else is never overwritten.
 *
 * @param change the text, the picture, or both; omitted parts stay
 */
export async function keepDraft(
  db: Database,
  id: number,
  change: { values?: ArticleValues; imageId?: string | null; imageAlt?: string },
  place: EditorConfig,
  writer: Writer,
): Promise<DraftOutcome> {
  return db.transaction(async (tx) => {
    const found = await lockArticle(tx, id)
    if (!found) return { kind: "not-found" }
    const { article, draft } = found
    if (article.deletedAt) return { kind: "deleted" }
    const newer = await findNewer(tx, article, draft, place)
    if (newer) return { kind: "newer", newer }

    const present = draft ? draftValues(draft.values) : valuesOf(article, defaultZone)
    const values = { ...present, ...change.values }
    if (change.imageAlt !== undefined) values.imageAlt = change.imageAlt
    const row = {
      // Starts at a random number, so that a discarded draft is never mistaken for the next one.
      version: draft ? draft.version + 1 : randomInt(1, 100_000_000),
      baseRevision: article.revision,
      values: { ...values, editorKey: place.editorKey },
      imageId: change.imageId === undefined ? (draft ?? article).imageId : change.imageId,
      savedAt: writer.now,
      savedBy: writer.by.name,
    }
    await tx
      .insert(articleDrafts)
      .values({ articleId: id, ...row })
      .onConflictDoUpdate({ target: articleDrafts.articleId, set: row })
    await nameByDraft(tx, article, values.title)
    return { kind: "kept", version: row.version }
  })
}

/** Discards a draft, unless somebody else wrote a newer one. @returns true if it was discarded */
export async function discardDraft(db: Database, id: number, place: EditorConfig): Promise<boolean> {
  return db.transaction(async (tx) => {
    const found = await lockArticle(tx, id)
    if (found?.draft && isForeign(found.draft, place)) return false
    await tx.delete(articleDrafts).where(eq(articleDrafts.articleId, id))
    if (found) await nameByDraft(tx, found.article, "")
    return true
  })
}

/** An article that was never saved has the title of its draft in lists, in search and on deletion. */
async function nameByDraft(db: Database, { id, slug }: Article, title: string): Promise<void> {
  if (!isPlaceholder(slug)) return
  const name = title.trim().slice(0, articleLimits.title).toWellFormed()
  await db.update(articles).set({ title: name }).where(eq(articles.id, id))
}

/** Locks the article. Every write uses this lock, so that no two see the same state. */
export async function lockArticle(
  db: Database,
  id: number,
): Promise<{ article: Article; draft: Draft | undefined } | undefined> {
  const [article] = await db.select().from(articles).where(eq(articles.id, id)).for("update")
  if (!article) return undefined
  const [draft] = await db.select().from(articleDrafts).where(eq(articleDrafts.articleId, id))
  return { article, draft }
}

/** True if the draft was written by somebody else, or in another tab, after the form was rendered. */
function isForeign(draft: Draft, { editorKey, version }: EditorConfig): boolean {
  return draft.version !== version && draft.values.editorKey !== editorKey
}

/** A text written after the form was rendered, or undefined. */
export async function findNewer(
  db: Database,
  article: Article,
  draft: Draft | undefined,
  place: EditorConfig,
): Promise<Newer | undefined> {
  const { revision } = article
  if (draft && isForeign(draft, place))
    return {
      values: draftValues(draft.values),
      by: draft.savedBy,
      at: draft.savedAt,
      revision,
      version: draft.version,
      isSaved: false,
    }
  if (revision === place.revision) return undefined
  const [last] = await db
    .select({ by: articleRevisions.savedBy })
    .from(articleRevisions)
    .where(and(eq(articleRevisions.articleId, article.id), eq(articleRevisions.revision, revision)))
    .orderBy(desc(articleRevisions.revision))
  return {
    values: valuesOf(article, defaultZone),
    by: last?.by ?? adminArticles.editor.conflict.nobody,
    at: article.updatedAt,
    revision,
    version: draft?.version ?? 0,
    isSaved: true,
  }
}

/** Fields of a draft; missing ones are empty. */
export function draftValues(values: Record<string, string>): ArticleValues {
  const read = Object.fromEntries(articleFields.map((field) => [field, values[field] ?? ""]))
  return { ...(read as ArticleValues), zone: values.zone || defaultZone }
}
