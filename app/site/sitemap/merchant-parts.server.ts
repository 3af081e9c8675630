import { and, asc, eq, gte, isNotNull, lt, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { listings } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import type { SitemapPage } from "./sitemap-xml.ts"

/**
 * Numbers of applications in one part. Parts are ranges of numbers and not pages of a list: a merchant stays in its part
 * for good, and no part costs more than another, however many there are.
 */
export const partSize = 10_000

/** The parts that have a listed merchant. */
export async function listMerchantParts(db: Database): Promise<number[]> {
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

/** The public pages of the listed merchants of one part that somebody has confirmed once; the part may be any whole number. */
export async function listMerchantPages(db: Database, part: number): Promise<SitemapPage[]> {
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
