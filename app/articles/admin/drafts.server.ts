import { randomInt } from "node:crypto"
import { and, desc, eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { articleDrafts, articleRevisions, articles } from "#app/lib/db/schema.ts"
import { adminArticles } from "#content/en/admin-articles.ts"
import { type ArticleValues, articleFields, type EditorConfig } from "../article-form.ts"
import { articleLimits } from "../options.ts"
import { defaultZone, isPlaceholder, valuesOf } from "../text/article-values.server.ts"

export type Writer = { by: { id: string; name: string; displayName?: string | null }; now: Date }

/** A text that was written after the one a form shows, and where it stands. */
export type Newer = {
  values: ArticleValues
  by: string
  at: Date
  revision: number
  version: number
  /** Whether somebody saved it; otherwise it is what they are still writing. */
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
 * Keeps what somebody is writing, as typed. Neither the article nor its audit log changes: nothing has happened to what
 * readers see. What somebody else wrote since is never overwritten.
 *
 * @param change the text, the picture, or both; what is left out stays
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
      // Begun at random: a draft that was thrown away cannot be taken for the next one.
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

/** Throws away what nobody saved. Somebody else's newer text stays. @returns whether it is gone */
export async function discardDraft(db: Database, id: number, place: EditorConfig): Promise<boolean> {
  return db.transaction(async (tx) => {
    const found = await lockArticle(tx, id)
    if (found?.draft && isForeign(found.draft, place)) return false
    await tx.delete(articleDrafts).where(eq(articleDrafts.articleId, id))
    if (found) await nameByDraft(tx, found.article, "")
    return true
  })
}

/** An article that was never saved is called as its draft is: in lists, when it is searched and when it is deleted. */
async function nameByDraft(db: Database, { id, slug }: Article, title: string): Promise<void> {
  if (!isPlaceholder(slug)) return
  const name = title.trim().slice(0, articleLimits.title).toWellFormed()
  await db.update(articles).set({ title: name }).where(eq(articles.id, id))
}

/** Every write goes through this lock, so that two never see the same state. */
export async function lockArticle(
  db: Database,
  id: number,
): Promise<{ article: Article; draft: Draft | undefined } | undefined> {
  const [article] = await db.select().from(articles).where(eq(articles.id, id)).for("update")
  if (!article) return undefined
  const [draft] = await db.select().from(articleDrafts).where(eq(articleDrafts.articleId, id))
  return { article, draft }
}

/** Written by somebody else, or in another tab, since the form was shown. */
function isForeign(draft: Draft, { editorKey, version }: EditorConfig): boolean {
  return draft.version !== version && draft.values.editorKey !== editorKey
}

/** What was written since the form was shown, or undefined when nothing was. */
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

/** The fields of a draft; one that it lacks is empty. */
export function draftValues(values: Record<string, string>): ArticleValues {
  const read = Object.fromEntries(articleFields.map((field) => [field, values[field] ?? ""]))
  return { ...(read as ArticleValues), zone: values.zone || defaultZone }
}
