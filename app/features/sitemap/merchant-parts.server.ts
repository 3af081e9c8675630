import { and, asc, eq, gte, lt, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { merchantRequests } from "#app/db/schema.ts"
import type { SitemapPage } from "./sitemap-xml.ts"

/**
 * Numbers of applications in one part. Parts are ranges of numbers and not pages of a list: a merchant stays in its part
 * for good, and no part costs more than another, however many there are.
 */
export const partSize = 10_000

/** The parts that have an approved merchant. */
export async function listMerchantParts(db: Database): Promise<number[]> {
  const { rows } = await db.execute<{ part: number }>(sql`
    select part::int as part
    from generate_series(0, (select max(id) from ${merchantRequests}) / ${partSize}::bigint) part
    where exists (
      select 1 from ${merchantRequests}
      where status = 'approved' and id >= part * ${partSize} and id < (part + 1) * ${partSize}
    )
    order by part`)
  return rows.map(({ part }) => part)
}

/** The public pages of the approved merchants of one part; the part may be any whole number. */
export async function listMerchantPages(db: Database, part: number): Promise<SitemapPage[]> {
  const rows = await db
    .select({ slug: merchantRequests.slug, changed: merchantRequests.decidedAt })
    .from(merchantRequests)
    .where(
      and(
        eq(merchantRequests.status, "approved"),
        gte(merchantRequests.id, part * partSize),
        lt(merchantRequests.id, (part + 1) * partSize),
      ),
    )
    .orderBy(asc(merchantRequests.id))
  return rows.map(({ slug, changed }) => ({
    path: `/merchant-directory/${slug}`,
    changed: changed ?? undefined,
  }))
}
