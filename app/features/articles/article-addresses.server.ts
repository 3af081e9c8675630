import { and, eq, like, ne, or } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { articleSlugs, articles } from "#app/db/schema.ts"
import { slugify } from "#app/platform/fold.ts"
import { firstFreeSlug } from "#app/platform/free-slug.ts"
import { isPlaceholder } from "./article-values.server.ts"

/** The first free address made of the title: 'my-shop', then 'my-shop-2'. */
export async function freeSlug(db: Database, title: string): Promise<string> {
  const base = slugify(title) || "article"
  const those = (column: typeof articles.slug | typeof articleSlugs.slug) =>
    or(eq(column, base), like(column, `${base}-%`))
  const present = await db.select({ slug: articles.slug }).from(articles).where(those(articles.slug))
  const former = await db
    .select({ slug: articleSlugs.slug })
    .from(articleSlugs)
    .where(those(articleSlugs.slug))
  return firstFreeSlug(base, [...present, ...former])
}

/** Another article has it, or had it: a link to that one would lead to the wrong text. */
export async function isTaken(db: Database, id: number, slug: string): Promise<boolean> {
  const [present] = await db
    .select({ id: articles.id })
    .from(articles)
    .where(and(eq(articles.slug, slug), ne(articles.id, id)))
  const [former] = await db
    .select({ id: articleSlugs.articleId })
    .from(articleSlugs)
    .where(and(eq(articleSlugs.slug, slug), ne(articleSlugs.articleId, id)))
  return present !== undefined || former !== undefined
}

/** What readers could link to keeps leading here; an address that is back in use is none of the earlier ones. */
export async function keepAddress(
  db: Database,
  article: Pick<typeof articles.$inferSelect, "id" | "slug" | "publishedAt">,
  slug: string,
  now: Date,
): Promise<void> {
  if (slug === article.slug) return
  await db
    .delete(articleSlugs)
    .where(and(eq(articleSlugs.slug, slug), eq(articleSlugs.articleId, article.id)))
  const wasPublic = article.publishedAt !== null && article.publishedAt <= now
  if (wasPublic && !isPlaceholder(article.slug))
    await db.insert(articleSlugs).values({ slug: article.slug, articleId: article.id }).onConflictDoNothing()
}
