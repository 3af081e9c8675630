import { inArray, lt } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { articles } from "#app/lib/db/schema.ts"
import { deletedDays } from "../options.ts"

const keptMs = deletedDays * 24 * 60 * 60 * 1000
const atOnce = 100

/**
 * Removes for good what was deleted more than 30 days ago, with its drafts, its history and its earlier addresses. The
 * picture then belongs to nothing, and the sweep of pictures takes it. Run it every hour, on any number of instances.
 *
 * @returns how many articles it removed, at most 100
 */
export async function sweepDeletedArticles(db: Database, now: Date): Promise<number> {
  const due = db
    .select({ id: articles.id })
    .from(articles)
    .where(lt(articles.deletedAt, new Date(now.getTime() - keptMs)))
    .limit(atOnce)
    .for("update", { skipLocked: true })
  const removed = await db.delete(articles).where(inArray(articles.id, due)).returning({ id: articles.id })
  return removed.length
}
