import { and, desc, eq, isNull, lte, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { articles, images } from "#app/lib/db/schema.ts"
import type { StoredImage } from "#app/lib/images/image-limits.ts"
import { publicAuthor } from "#app/lib/text/public-author.server.ts"
import { excerptOf } from "./excerpt.server.ts"

/** Numbers of articles and events on /community: document 2, section 9. */
export const shown = { articles: 4, events: 3 }
/** Enough characters of Markdown for 120 characters of text. */
const contentStart = 1000

export type ArticleTeaser = {
  slug: string
  title: string
  category: string
  author: string
  publishedAt: Date
  excerpt: string
  image: (StoredImage & { alt: string }) | null
}

export type EventTeaser = {
  slug: string
  title: string
  location: string
  /** 'YYYY-MM-DD', the local date of the event. */
  localDate: string
  startsAt: Date
}

export type CommunityContent = { articles: ArticleTeaser[]; events: EventTeaser[] }

/** The newest published articles. */
export async function listNewest(db: Database, now: Date): Promise<ArticleTeaser[]> {
  const rows = await db
    .select({
      slug: articles.slug,
      title: articles.title,
      category: articles.category,
      author: publicAuthor,
      publishedAt: articles.publishedAt,
      start: sql<string>`coalesce(${articles.excerpt}, left(${articles.content}, ${contentStart}))`,
      alt: articles.imageAlt,
      image: { id: images.id, width: images.width, height: images.height, widths: images.widths },
    })
    .from(articles)
    .leftJoin(images, and(eq(images.id, articles.imageId), eq(images.published, true)))
    .where(and(eq(articles.status, "published"), isNull(articles.deletedAt), lte(articles.publishedAt, now)))
    .orderBy(desc(articles.publishedAt), desc(articles.id))
    .limit(shown.articles)
  return rows.map(({ start, alt, image, publishedAt, ...article }) => ({
    ...article,
    // The fallback is for the type only: a published article always has a time (check constraint).
    publishedAt: publishedAt ?? now,
    excerpt: excerptOf(start),
    image: image && { ...image, alt: alt ?? "" },
  }))
}
