import { and, asc, eq, inArray, not, type SQL } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { articles, images, storySubmissions as stories, users } from "#app/db/schema.ts"
import {
  contains,
  countByFilters,
  listOrders,
  readKeysetPage,
} from "#app/platform/staff-list/keyset-page.server.ts"
import type { ListSearch } from "#app/platform/staff-list/list-search.ts"
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
}

const orders = listOrders(stories)

/** One page of stories. */
export function listForStaff(db: Database, search: ListSearch<StoryFilter>) {
  const { filter, q, sort } = search
  return readKeysetPage(db, orders[sort], search, ({ where, orderBy, limit }) =>
    db
      .select(rowColumns)
      .from(stories)
      .where(and(matches(filter), q ? contains(stories.staffSearchText, q) : undefined, where))
      .orderBy(...orderBy)
      .limit(limit),
  )
}

/** What is spam is only seen when it is asked for. */
function matches(filter: StoryFilter | ""): SQL | undefined {
  if (filter === "spam") return eq(stories.isSpam, true)
  return and(not(stories.isSpam), filter ? eq(stories.status, filter) : undefined)
}

/** How many stories each filter finds, capped. */
export function countByFilter(db: Database) {
  return countByFilters(db, stories, storyFilters, matches)
}

/** The stories that have waited longest. */
export async function listWaiting(db: Database, count: number) {
  return db
    .select({ id: stories.id, title: stories.title, createdAt: stories.createdAt })
    .from(stories)
    .where(matches("pending"))
    .orderBy(asc(stories.id))
    .limit(count)
}

/** What stories are called and where they stand, in the order they came; unknown ones are left out. */
export async function listTitles(db: Database, ids: number[]) {
  return db
    .select({ id: stories.id, title: stories.title, status: stories.status })
    .from(stories)
    .where(inArray(stories.id, ids))
    .orderBy(asc(stories.id))
}

/** The whole story, its picture, who decided it, and the article that was made of it; or undefined. */
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
