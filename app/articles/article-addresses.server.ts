import { and, eq, ne } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { articleSlugs, articles } from "#app/lib/db/schema.ts"
import { isPlaceholder } from "./text/article-values.server.ts"

/** True if another article has or had the slug: existing links would show the wrong text. */
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

/**
 * Keeps the former slug of an article as a redirect, if it was public; a slug
 * that is in use again is removed from the former ones.
 */
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
