import { and, asc, desc, eq, gt, inArray, isNull, lte, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { articleSlugs, articles, images } from "#app/lib/db/schema.ts"
import { publicAuthor } from "#app/lib/text/public-author.server.ts"
import { categoryText, storedCategory } from "#app/lib/text/text-categories.ts"
import { site } from "#content/en/site.ts"
import { type BlogSearch, blogPageSize, countLimit, pageCount } from "./blog-search.ts"
import { beginningOf } from "./text/article-text.server.ts"

/** A picture in the file store with its alternative text, which staff may leave empty. */
export type ArticleImage = { id: string; width: number; height: number; widths: number[]; alt: string }

export type ArticleCard = {
  slug: string
  title: string
  author: string
  category: string
  publishedAt: Date
  /** The summary by staff, or the beginning of the text: at most 300 characters, without Markdown. */
  excerpt: string
  image: ArticleImage | null
}

const excerptLength = 300
/** Enough Markdown for an excerpt, without loading whole articles. */
const beginning = sql<string>`left(${articles.content}, 2000)`

const factColumns = {
  slug: articles.slug,
  title: articles.title,
  author: publicAuthor,
  category: articles.category,
  // Never null for a visible article.
  publishedAt: sql<Date>`${articles.publishedAt}`.mapWith(articles.publishedAt),
  excerpt: articles.excerpt,
}

/** Last change for readers: the last update, or the publication if that was later. */
const changedAt = sql<Date>`greatest(${articles.updatedAt}, ${articles.publishedAt})`.mapWith(
  articles.updatedAt,
)

const imageColumns = {
  image: { id: images.id, width: images.width, height: images.height, widths: images.widths },
  imageAlt: articles.imageAlt,
}

const wholeColumns = {
  ...factColumns,
  content: articles.content,
  changedAt,
  /** Written by a visitor, including its links. */
  isFromStory: articles.isFromStory,
}

/** Condition for public articles: published, not deleted, publication time reached. */
export function visible(now: Date): SQL | undefined {
  return and(eq(articles.status, "published"), isNull(articles.deletedAt), lte(articles.publishedAt, now))
}

/** The same rule for a loaded row. */
export function isVisible(
  { status, deletedAt, publishedAt }: typeof articles.$inferSelect,
  now: Date,
): boolean {
  return status === "published" && !deletedAt && publishedAt !== null && publishedAt <= now
}

/** Publication time of the next scheduled article, or undefined. */
export async function findNextPublication(db: Database, now: Date): Promise<Date | undefined> {
  const { publishedAt, status, deletedAt } = articles
  const [next] = await db
    .select({ at: publishedAt })
    .from(articles)
    .where(and(eq(status, "published"), isNull(deletedAt), gt(publishedAt, now)))
    .orderBy(asc(publishedAt))
    .limit(1)
  return next?.at ?? undefined
}

const newestFirst = [desc(articles.publishedAt), desc(articles.id)]

const ofArticle = and(eq(images.id, articles.imageId), eq(images.published, true))

function selectCards(db: Database, where: SQL | undefined) {
  return db
    .select({ ...factColumns, ...imageColumns, beginning })
    .from(articles)
    .leftJoin(images, ofArticle)
    .where(where)
    .orderBy(...newestFirst)
    .$dynamic()
}

type CardRow = Omit<ArticleCard, "excerpt" | "image"> & {
  excerpt: string | null
  beginning: string
  image: Omit<ArticleImage, "alt"> | null
  imageAlt: string | null
}

function toCard({ beginning, excerpt, image, imageAlt, ...card }: CardRow): ArticleCard {
  return {
    ...card,
    excerpt: excerpt || beginningOf(beginning, excerptLength),
    image: image && { ...image, alt: imageAlt ?? "" },
  }
}

/** One page of the blog, newest first, with the number of articles; the count stops at 10,001. */
export async function listPublished(
  db: Database,
  { category, page }: BlogSearch,
  now: Date,
): Promise<{ articles: ArticleCard[]; count: number }> {
  const where = and(visible(now), category ? eq(articles.category, storedCategory(category)) : undefined)
  const counted = db
    .select({ one: sql`1` })
    .from(articles)
    .where(where)
    .limit(countLimit + 1)
    .as("counted")
  // Skips earlier pages by ids only; texts are read for the ten shown articles.
  const shown = db
    .select({ id: articles.id })
    .from(articles)
    .where(where)
    .orderBy(...newestFirst)
    .limit(page > pageCount(countLimit) ? 0 : blogPageSize)
    .offset(Math.min(page - 1, pageCount(countLimit)) * blogPageSize)
  const [rows, [total]] = await Promise.all([
    selectCards(db, inArray(articles.id, shown)),
    db.select({ count: sql<number>`count(*)::int` }).from(counted),
  ])
  return { articles: rows.map(toCard), count: total?.count ?? 0 }
}

/** The newest articles, for a page that shows a few of them. */
export async function listNewest(db: Database, limit: number, now: Date): Promise<ArticleCard[]> {
  return (await selectCards(db, visible(now)).limit(limit)).map(toCard)
}

const mostCategories = 30

/** Categories with a public article, in alphabetical order. */
export async function listCategories(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .select({ category: articles.category })
    .from(articles)
    .where(visible(now))
    .groupBy(articles.category)
    .orderBy(asc(articles.category))
    .limit(mostCategories)
  return rows
    .map(({ category }) => category)
    .sort((one, other) => categoryText(one).localeCompare(categoryText(other), site.locale))
}

export type WholeArticle = Omit<ArticleCard, "excerpt" | "image"> & {
  /** Only if staff wrote one. */
  excerpt: string | null
  /** Markdown */
  content: string
  changedAt: Date
  isFromStory: boolean
}

/** The newest articles with their texts, for the feed. */
export async function listFeed(
  db: Database,
  limit: number,
  now: Date,
): Promise<(WholeArticle & { id: number })[]> {
  return db
    .select({ ...wholeColumns, id: articles.id })
    .from(articles)
    .where(visible(now))
    .orderBy(...newestFirst)
    .limit(limit)
}

/** The public article of a slug; undefined if unknown, a draft, or scheduled. */
export async function findPublished(
  db: Database,
  slug: string,
  now: Date,
): Promise<(WholeArticle & { image: ArticleImage | null }) | undefined> {
  if (!isSlug(slug)) return undefined
  const [row] = await db
    .select({ ...wholeColumns, ...imageColumns })
    .from(articles)
    .leftJoin(images, ofArticle)
    .where(and(visible(now), eq(articles.slug, slug)))
  if (!row) return undefined
  const { image, imageAlt, ...article } = row
  return { ...article, image: image && { ...image, alt: imageAlt ?? "" } }
}

/** The present slug of an article for a former one, or undefined. */
export async function findMoved(db: Database, slug: string, now: Date): Promise<string | undefined> {
  if (!isSlug(slug)) return undefined
  const [row] = await db
    .select({ slug: articles.slug })
    .from(articleSlugs)
    .innerJoin(articles, eq(articles.id, articleSlugs.articleId))
    .where(and(visible(now), eq(articleSlugs.slug, slug)))
  return row?.slug
}

export type Neighbor = { slug: string; title: string }

/** The articles published just before and after the one of this slug. */
export async function findNeighbors(
  db: Database,
  slug: string,
  now: Date,
): Promise<{ previous?: Neighbor; next?: Neighbor }> {
  if (!isSlug(slug)) return {}
  const place = sql`(${articles.publishedAt}, ${articles.id})`
  // Compared in the database, whose timestamps have microseconds; JavaScript dates do not.
  const itself = sql`(select a.published_at, a.id from articles a where a.slug = ${slug})`
  const neighbor = (side: SQL, order: SQL[]) =>
    db
      .select({ slug: articles.slug, title: articles.title })
      .from(articles)
      .where(and(visible(now), side))
      .orderBy(...order)
      .limit(1)
  const [[previous], [next]] = await Promise.all([
    neighbor(sql`${place} < ${itself}`, newestFirst),
    neighbor(sql`${place} > ${itself}`, [asc(articles.publishedAt), asc(articles.id)]),
  ])
  return { previous, next }
}

/** Slug and last change of all articles, newest first, at most as many as one sitemap may contain. */
export async function listAddresses(db: Database, now: Date): Promise<{ slug: string; changedAt: Date }[]> {
  return db
    .select({ slug: articles.slug, changedAt })
    .from(articles)
    .where(visible(now))
    .orderBy(...newestFirst)
    .limit(50_000)
}

/** Rejects what a slug never contains. A NUL character would cause a database error. */
function isSlug(slug: string): boolean {
  return /^[a-z0-9-]+$/.test(slug)
}
