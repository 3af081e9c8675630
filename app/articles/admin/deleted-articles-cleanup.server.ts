import { inArray, lt } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { articles } from "#app/lib/db/schema.ts"
import { deletedDays } from "../options.ts"

const keptMs = deletedDays * 24 * 60 * 60 * 1000
const atOnce = 100

/**
 * Removes articles deleted more than 30 days ago, with drafts, history and former slugs. Their pictures become unused
 * and are removed by the pictures' cleanup job. Runs every hour, on any number of instances.
 *
 * @returns the number of removed articles, at most 100
 */
export async function cleanUpDeletedArticles(db: Database, now: Date): Promise<number> {
  const due = db
    .select({ id: articles.id })
    .from(articles)
    .where(lt(articles.deletedAt, new Date(now.getTime() - keptMs)))
    .limit(atOnce)
    .for("update", { skipLocked: true })
  const removed = await db.delete(articles).where(inArray(articles.id, due)).returning({ id: articles.id })
  return removed.length
}
