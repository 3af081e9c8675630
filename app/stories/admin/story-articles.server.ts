import { eq } from "drizzle-orm"
import { recordAct } from "#app/lib/audit/audit.server.ts"
import type { Database } from "#app/lib/db/client.server.ts"
import { articleDrafts, articleSlugs, articles, type storySubmissions } from "#app/lib/db/schema.ts"
import { setImagePublished } from "#app/lib/images/images.server.ts"
import { freeSlug } from "#app/lib/text/free-slug.server.ts"
import { slugify } from "#app/lib/text/slugify.server.ts"
import type { DecidedSubmission } from "#app/review/submission.ts"
import { markdownOfStory } from "../story-text.ts"

type Story = typeof storySubmissions.$inferSelect

/** Creates the article of a story; replaces a withdrawn one. @returns its slug */
export async function publishArticle(db: Database, story: Story, now: Date): Promise<string> {
  const { title, name, category, imageId, imageAlt } = story
  await db.delete(articles).where(eq(articles.storyId, story.id))
  const slug = await freeSlug(db, slugify(title) || "story", [articles.slug, articleSlugs.slug])
  await db.insert(articles).values({
    slug,
    status: "published",
    publishedAt: now,
    title,
    content: markdownOfStory(story.story),
    author: name,
    category,
    imageId,
    imageAlt,
    isFromStory: true,
    storyId: story.id,
    createdAt: now,
    updatedAt: now,
  })
  if (imageId) await setImagePublished(db, imageId, true)
  return slug
}

/**
 * Deletes the article of a story, as staff delete articles: no longer public, but restorable for a while with its
 * edits. The article of the next approval replaces it.
 */
export const withdrawArticle: DecidedSubmission["withdraw"] = async (
  tx,
  row,
  { unlessChanged, ...acting },
) => {
  const [article] = await tx
    .select()
    .from(articles)
    .where(eq(articles.storyId, Number(row.id)))
    .for("update")
  if (unlessChanged && (!article || (await isChanged(tx, article)))) return "changed"
  if (!article || article.deletedAt) return {}
  await tx.update(articles).set({ deletedAt: acting.now }).where(eq(articles.id, article.id))
  if (article.imageId) await setImagePublished(tx, article.imageId, false)
  const about = { type: "article", id: article.id }
  await recordAct(tx, "article.deleted", about, acting, { title: article.title })
  return {}
}

/** True if the article was saved or deleted, or has a draft. */
async function isChanged(tx: Database, article: typeof articles.$inferSelect): Promise<boolean> {
  if (article.revision > 1 || article.deletedAt) return true
  const drafts = await tx
    .select({ articleId: articleDrafts.articleId })
    .from(articleDrafts)
    .where(eq(articleDrafts.articleId, article.id))
  return drafts.length > 0
}
