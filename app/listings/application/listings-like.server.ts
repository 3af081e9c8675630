import { inArray, ne, type SQL, sql } from "drizzle-orm"
import type { Database } from "#app/lib/db/client.server.ts"
import { applications, listings, nameKey, sameWallet } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { mostAlike } from "#app/review/options.ts"
import type { AlikeOf } from "#app/review/submission.ts"
import { adminApplications } from "#content/en/admin-applications.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import type { ListingStatus } from "../listing/listing-options.ts"
import { walletWaitHours } from "../payment/payment-address.ts"

type Row = {
  what: "name" | "wallet"
  of: string | number
  id: string
  name: string
  city: string | null
  status: ListingStatus
  has_wallet: boolean
  place: number
}

/** Other listings with the name or the payment address of an application. Listings shown to visitors come first. */
export async function listListingsLike(db: Database, applicationIds: number[]): Promise<AlikeOf[]> {
  const { id, walletAddress } = applications
  const find = (what: Row["what"], value: SQL) => sql`
    (select ${what}::text as what, mine.id as of, mine.has_wallet, other.* from
      (select ${id} as id, ${value} as value, ${walletAddress} is not null as has_wallet
        from ${applications} where ${inArray(id, applicationIds)}) as mine
      cross join lateral (
        select ${listings.id}::text as id, ${listings.businessName} as name, ${listings.city} as city,
          ${listings.status} as status,
          row_number() over (order by ${listings.status} = 'listed' desc, ${listings.id}) as place
        from ${listings}
        where ${value} = mine.value and ${listings.applicationId} is distinct from mine.id
          and ${ne(listings.status, "merged")}
        order by place limit ${mostAlike}
      ) as other)`
  const { rows } = await db.execute(
    sql`${find("name", nameKey)} union all ${find("wallet", sameWallet)} order by what, of, place`,
  )
  const waits = format(adminApplications.detail.nameTaken, { hours: walletWaitHours })
  return (rows as Row[]).map(({ what, of, id, name, city, status, has_wallet, place }) => ({
    what,
    of: Number(of),
    href: pathTo("/admin/listings/:id", { id }),
    name: city ? `${name}, ${city}` : name,
    status: adminListings.statuses[status],
    ...(what === "name" && has_wallet && Number(place) === 1 && { note: waits }),
  }))
}
