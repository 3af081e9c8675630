import { asc, sql } from "drizzle-orm"
import { listings } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { cappedCountOf } from "#app/lib/list/keyset-page.server.ts"
import type { StaffQueue } from "#app/review/staff-queue.ts"
import { paymentAddresses } from "#content/en/payment-addresses.ts"
import { addressList } from "./staff-list.ts"
import { isUnchecked } from "./staff-queries.server.ts"

export const paymentAddressQueue: StaffQueue = {
  type: "payment-address",
  plural: "payment-addresses",
  path: addressList.path,
  href: addressList.path,
  hrefOf: ({ id }) => `${pathTo("/admin/listings/:id", { id })}#wallet`,
  get words() {
    return paymentAddresses.queue
  },
  countOf: (now, cap) => cappedCountOf(listings, isUnchecked(now), cap),
  oldest: (now, most) => sql`
    select ${listings.id} as id, ${listings.businessName} as name, ${listings.walletChangedAt} as sent_at,
      ${listings.walletChangedAt} as since
    from ${listings} where ${isUnchecked(now)} order by ${asc(listings.walletChangedAt)} limit ${most}`,
}
