import { and, desc, eq, gt, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm"
import { findLastAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { articleDrafts, articleRevisions, articles, images } from "#app/lib/db/schema.ts"
import { contains, countByFilters, listOrders, readKeysetPage } from "#app/lib/list/keyset-page.server.ts"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import { type ArticleFilter, articleFilters, articleState } from "./staff-list.ts"

const rowColumns = {
  id: articles.id,
  slug: articles.slug,
  title: articles.title,
  category: articles.category,
  author: articles.author,
  status: articles.status,
  publishedAt: articles.publishedAt,
  updatedAt: articles.updatedAt,
  deletedAt: articles.deletedAt,
  isUnsaved: sql<boolean>`${articleDrafts.articleId} is not null`,
}

const { id, sortKey, updatedAt, publishedAt, deletedAt } = articles
const byChange = listOrders({ key: updatedAt, id, sortKey })
const orders: Record<ArticleFilter | "", typeof byChange> = {
  "": byChange,
  draft: byChange,
  published: byChange,
  /** By publication time, with an index of exactly those in the future. */
  scheduled: listOrders({ key: publishedAt, id, sortKey }),
  deleted: listOrders({ key: deletedAt, id, sortKey }),
}

/** One page of articles, the most recently changed first. */
export async function listForStaff(db: Database, search: ListSearch<ArticleFilter>, now: Date) {
  const { filter, q, sort } = search
  const page = await readKeysetPage(db, orders[filter][sort], search, ({ where, orderBy, limit }) =>
    db
      .select(rowColumns)
      .from(articles)
      .leftJoin(articleDrafts, eq(articleDrafts.articleId, articles.id))
      .where(and(matches(filter, now), q ? contains(articles.staffSearchText, q) : undefined, where))
      .orderBy(...orderBy)
      .limit(limit),
  )
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      state: row.deletedAt ? ("deleted" as const) : articleState(row, now),
    })),
  }
}

function matches(filter: ArticleFilter | "", now: Date): SQL | undefined {
  const exists = isNull(articles.deletedAt)
  if (filter === "") return exists
  if (filter === "deleted") return isNotNull(deletedAt)
  if (filter === "draft") return and(eq(articles.status, "draft"), exists)
  const isDue = filter === "scheduled" ? gt(publishedAt, now) : lte(publishedAt, now)
  return and(eq(articles.status, "published"), exists, isDue)
}

/** Number of articles per filter, capped. */
export function countByFilter(db: Database, now: Date) {
  return countByFilters(db, articles, articleFilters, (filter) => matches(filter, now))
}

const imageColumns = { id: images.id, width: images.width, height: images.height, widths: images.widths }

/** The article, deleted or not, with its draft; or undefined. */
export async function findForStaff(db: Database, id: number) {
  const [row] = await db
    .select({ article: articles, draft: articleDrafts })
    .from(articles)
    .leftJoin(articleDrafts, eq(articleDrafts.articleId, articles.id))
    .where(eq(articles.id, id))
  if (!row) return undefined
  const { staffSearchText, sortKey: _, ...article } = row.article
  const imageId = row.draft ? row.draft.imageId : article.imageId
  const [image] = imageId ? await db.select(imageColumns).from(images).where(eq(images.id, imageId)) : []
  return { article, draft: row.draft, image: image ?? null }
}

/** Who deleted it and when, for a user who tries it second. */
export function findDeletion(db: Database, id: number) {
  return findLastAct(db, "article", id, ["article.deleted"])
}

/** Revisions, newest first, without texts. */
export async function listRevisions(db: Database, id: number) {
  return db
    .select({
      revision: articleRevisions.revision,
      title: articleRevisions.title,
      savedAt: articleRevisions.savedAt,
      savedBy: articleRevisions.savedBy,
    })
    .from(articleRevisions)
    .where(eq(articleRevisions.articleId, id))
    .orderBy(desc(articleRevisions.revision))
}

export async function findRevision(db: Database, id: number, revision: number) {
  const [row] = await db
    .select()
    .from(articleRevisions)
    .where(and(eq(articleRevisions.articleId, id), eq(articleRevisions.revision, revision)))
  return row
}
