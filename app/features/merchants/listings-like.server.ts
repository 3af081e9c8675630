import { and, desc, eq, ne, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/db/client.server.ts"
import { listings, merchantRequests, nameKey, sameWallet } from "#app/db/schema.ts"
import { walletWaitHours } from "#app/platform/business/payment/payment-address.ts"
import { fill } from "#app/platform/fill.ts"
import { mostAlike } from "#app/platform/moderation/options.ts"
import type { Alike } from "#app/platform/moderation/submission.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { adminMerchants } from "#content/en/admin-merchants.ts"

/** Listings that have the name or the payment address of an application and did not come of it, those that visitors see first. */
export async function listListingsLike(db: Database, applicationId: number): Promise<Alike[]> {
  const [application] = await db
    .select({ name: sql<string>`${nameKey}`, wallet: sql<string | null>`${sameWallet}` })
    .from(merchantRequests)
    .where(eq(merchantRequests.id, applicationId))
  const find = async (what: "name" | "wallet", value: SQL, note?: string) => {
    const same = application?.[what]
    if (!same) return []
    const rows = await db
      .select({ id: listings.id, name: listings.businessName, city: listings.city, status: listings.status })
      .from(listings)
      .where(
        and(
          sql`${value} = ${same}`,
          sql`${listings.applicationId} is distinct from ${applicationId}`,
          ne(listings.status, "merged"),
        ),
      )
      .orderBy(desc(eq(listings.status, "listed")), listings.id)
      .limit(mostAlike)
    return rows.map(({ id, name, city, status }, index) => ({
      what,
      href: pathTo("/admin/listings/:id", { id }),
      name: city ? `${name}, ${city}` : name,
      status: adminListings.statuses[status],
      ...(index === 0 && note && { note }),
    }))
  }
  const waits = application?.wallet
    ? fill(adminMerchants.detail.nameTaken, { hours: walletWaitHours })
    : undefined
  return (await Promise.all([find("name", nameKey, waits), find("wallet", sameWallet)])).flat()
}
