import { and, asc, eq, gte, isNotNull, lt, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { SitemapPage } from "./sitemap-xml.ts"

/**
 * Number of listing ids per part. Parts are id ranges and not pages of a list: a listing stays in its part, and no
 * part costs more than another, however many there are.
 */
export const partSize = 10_000

/** Parts that contain a listing. */
export async function listListingParts(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ part: number }>(sql`
    select part::int as part
    from generate_series(0, (select max(id) from ${listings}) / ${partSize}::bigint) part
    where exists (
      select 1 from ${listings}
      where status = 'listed' and confirmed_at is not null and id >= part * ${partSize} and id < (part + 1) * ${partSize}
    )
    order by part`)
  return rows.map(({ part }) => part)
}

/** Public pages of one part's listings that were confirmed at least once; the part may be any integer. */
export async function listListingPages(db: Database, part: number): Promise<SitemapPage[]> {
  const rows = await db
    .select({ slug: listings.slug, changed: listings.listedAt })
    .from(listings)
    .where(
      and(
        eq(listings.status, "listed"),
        isNotNull(listings.confirmedAt),
        gte(listings.id, part * partSize),
        lt(listings.id, (part + 1) * partSize),
      ),
    )
    .orderBy(asc(listings.id))
  return rows.map(({ slug, changed }) => ({
    path: pathTo("/merchant-directory/:slug", { slug }),
    changed,
  }))
}
