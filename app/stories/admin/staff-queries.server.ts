import { eq } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { articles, images, storySubmissions as stories, users } from "#app/lib/db/schema.ts"
import type { PageClauses } from "#app/lib/list/keyset-page.server.ts"
import type { ListSearch } from "#app/lib/list/list-search.ts"
import { countSubmissions, listSubmissions } from "#app/review/submission-queries.server.ts"
import { storyKind } from "../story-kind.server.ts"
import { type StoryFilter, storyFilters } from "./staff-list.ts"

const rowColumns = {
  id: stories.id,
  title: stories.title,
  name: stories.name,
  email: stories.email,
  category: stories.category,
  status: stories.status,
  isSpam: stories.isSpam,
  suspicion: stories.suspicion,
  createdAt: stories.createdAt,
  decidedAt: stories.decidedAt,
  decisions: stories.decisions,
}

/** One page of stories. */
export function listForStaff(db: Database, search: ListSearch<StoryFilter>, kept: number[] = []) {
  const select = ({ where, orderBy, limit }: PageClauses) =>
    db
      .select(rowColumns)
      .from(stories)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit)
  return listSubmissions(db, storyKind, search, select, kept)
}

/** Number of stories per filter, capped. */
export function countByFilter(db: Database) {
  return countSubmissions(db, storyKind, storyFilters)
}

/** One story with its picture, who decided it, and its article; or undefined. */
export async function findForStaff(db: Database, id: number) {
  const [row] = await db
    .select({
      story: stories,
      decidedBy: users.name,
      image: { id: images.id, width: images.width, height: images.height, widths: images.widths },
      article: {
        id: articles.id,
        slug: articles.slug,
        status: articles.status,
        deletedAt: articles.deletedAt,
      },
    })
    .from(stories)
    .leftJoin(users, eq(users.id, stories.decidedBy))
    .leftJoin(images, eq(images.id, stories.imageId))
    .leftJoin(articles, eq(articles.storyId, stories.id))
    .where(eq(stories.id, id))
  if (!row) return undefined
  const { submissionKey, staffSearchText, sortKey, decidedBy: _, imageId: __, ...story } = row.story
  return { ...story, decidedBy: row.decidedBy, image: row.image, article: row.article }
}

export type StaffStory = NonNullable<Awaited<ReturnType<typeof findForStaff>>>
