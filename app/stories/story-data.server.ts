import { and, inArray, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { articleDrafts, articles, images, storySubmissions } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { sentences, sentText } from "#app/lib/personal-data/person-lines.ts"
import type { PersonalData } from "#app/lib/personal-data/personal-data.ts"
import {
  deleteRows,
  findSentBy,
  idsOf,
  ownRows,
  subjectKeys,
} from "#app/lib/personal-data/personal-rows.server.ts"
import { format } from "#app/lib/text/format.ts"
import { categoryText } from "#app/lib/text/text-categories.ts"
import { adminSubmissions } from "#content/en/admin-submissions.ts"
import { storyList } from "./admin/staff-list.ts"

const words = adminSubmissions.kind.personal

async function find(db: Database, email: string) {
  const stories = await findSentBy(db, storySubmissions, email, ["imageDigest"])
  const published = await db
    .select({
      id: articles.id,
      storyId: articles.storyId,
      slug: articles.slug,
      title: articles.title,
      author: articles.author,
      status: articles.status,
      publishedAt: articles.publishedAt,
      deletedAt: articles.deletedAt,
      content: articles.content,
      excerpt: articles.excerpt,
      imageId: articles.imageId,
    })
    .from(articles)
    .where(inArray(articles.storyId, idsOf(stories)))
  return { stories, articles: published }
}

type Rows = Awaited<ReturnType<typeof find>>

export const staffMail = "story-new"
const own = ownRows("stories", { table: storySubmissions, type: "story", staffMail })

/** Personal data in stories and their articles. An article without the author's name would still be the author's story. */
export const storyData: PersonalData<Rows> = {
  ...own,
  words,
  find,
  lines: ({ stories, articles }, times) =>
    stories.map((row) => {
      const article = articles.find(({ storyId }) => storyId === row.id)
      return {
        text: row.title,
        detail: sentences(
          sentText(row, times),
          article && format(words.published, { slug: article.slug }),
          row.imageId && words.picture,
        ),
        href: `${storyList.path}/${row.id}`,
      }
    }),
  inWords: ({ stories, articles }) => ({
    stories: stories.map((row) => ({ ...row, category: categoryText(row.category) })),
    articles,
  }),
  subjectsOf: (rows) => [...own.subjectsOf(rows), ...subjectKeys("article", rows.articles)],
  countMore: ({ stories }) => ({ pictures: stories.filter((story) => story.imageId).length }),
  publicPagesOf: ({ articles }, now) =>
    articles.flatMap(({ status, slug, deletedAt, publishedAt }) =>
      // The article may be scheduled.
      status === "published" && !deletedAt && publishedAt && publishedAt <= now
        ? pathTo("/blog/:slug", { slug })
        : [],
    ),
  async erase(db, rows) {
    const drafts = await db
      .select({ imageId: articleDrafts.imageId })
      .from(articleDrafts)
      .where(inArray(articleDrafts.articleId, idsOf(rows.articles)))
    // Revisions, drafts and former slugs are deleted with an article.
    await deleteRows(db, articles, rows.articles)
    await own.erase(db, rows)
    return deleteUnused(
      db,
      [...rows.stories, ...rows.articles, ...drafts].flatMap(({ imageId }) => imageId ?? []),
    )
  },
}

/** A picture of the staff may belong to another article. */
function deleteUnused(db: Database, imageIds: string[]) {
  return db
    .delete(images)
    .where(
      and(
        inArray(images.id, imageIds),
        sql`not exists (select 1 from ${articles} where ${articles.imageId} = ${images.id})`,
        sql`not exists (select 1 from ${articleDrafts} where ${articleDrafts.imageId} = ${images.id})`,
        sql`not exists (select 1 from ${storySubmissions} where ${storySubmissions.imageId} = ${images.id})`,
      ),
    )
    .returning({ id: images.id, widths: images.widths })
}
