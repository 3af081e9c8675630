import { eq, sql } from "drizzle-orm"
import { listingEdits, listings } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { cappedCountOf } from "#app/lib/list/keyset-page.server.ts"
import type { StaffQueue } from "#app/review/staff-queue.ts"
import { adminListingEdits } from "#content/en/admin-listing-edits.ts"

const path = pathTo("/admin/listing-edits")
const waits = eq(listingEdits.status, "proposed")

/** Staff queue of changes proposed by owners. */
export const listingEditQueue: StaffQueue = {
  type: "listing-edit",
  plural: "listing-edits",
  path,
  href: path,
  hrefOf: ({ id }) => `${path}#edit-${id}`,
  get words() {
    return adminListingEdits.queue
  },
  countOf: (_, cap) => cappedCountOf(listingEdits, waits, cap),
  oldest: (_, most) => sql`
    select ${listingEdits.id} as id, ${listings.businessName} as name, ${listingEdits.proposedAt} as sent_at,
      ${listingEdits.proposedAt} as since
    from ${listingEdits} join ${listings} on ${eq(listings.id, listingEdits.listingId)}
    where ${waits} order by ${listingEdits.id} limit ${most}`,
}
