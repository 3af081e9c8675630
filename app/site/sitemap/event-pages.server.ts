import { and, desc, isNull } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { events } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { SitemapPage } from "./sitemap-xml.ts"

/** Maximum of one sitemap (sitemaps.org), less one for the webinar's page. */
const mostPages = 49_999

/** Pages of events that are not cancelled, latest first. */
export async function listEventPages(db: Database, limit = mostPages): Promise<SitemapPage[]> {
  const rows = await db
    .select({ slug: events.slug, changed: events.updatedAt })
    .from(events)
    .where(and(isNull(events.cancelledAt), isNull(events.deletedAt)))
    .orderBy(desc(events.startsAt), desc(events.id))
    .limit(limit)
  return rows.map(({ slug, changed }) => ({ path: pathTo("/events/:slug", { slug }), changed }))
}
