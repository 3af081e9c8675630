import { and, eq, sql } from "drizzle-orm"
import { listingClaims, listings } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { cappedCountOf } from "#app/lib/list/keyset-page.server.ts"
import type { StaffQueue } from "#app/review/staff-queue.ts"
import { listingClaims as words } from "#content/en/listing-claims.ts"
import { isOpenClaim } from "../owners/open-claims.server.ts"
import { mayBeClaimed } from "./claim-links.server.ts"

const path = pathTo("/admin/listing-claims")

/** Claims with a confirmed mailbox, of a listing that can be claimed. */
const waits = (now: Date) => {
  const isTheirs = and(eq(listings.id, listingClaims.listingId), mayBeClaimed)
  return and(isOpenClaim(now), sql`exists (select 1 from ${listings} where ${isTheirs})`)
}

/** Open claims in the review queue. */
export const claimQueue: StaffQueue = {
  type: "listing-claim",
  plural: "listing-claims",
  path,
  href: path,
  hrefOf: ({ id }) => `${path}#claim-${id}`,
  get words() {
    return words.staff.queue
  },
  countOf: (now, cap) => cappedCountOf(listingClaims, waits(now), cap),
  oldest: (now, most) => sql`
    select ${listingClaims.id} as id,
      (select ${listings.businessName} from ${listings} where ${eq(listings.id, listingClaims.listingId)}) as name,
      ${listingClaims.createdAt} as sent_at, ${listingClaims.createdAt} as since
    from ${listingClaims} where ${waits(now)} order by ${listingClaims.id} limit ${most}`,
}
