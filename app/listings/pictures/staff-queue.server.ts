import { eq, sql } from "drizzle-orm"
import { listingPictures, listings } from "#app/lib/db/schema.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { cappedCountOf } from "#app/lib/list/keyset-page.server.ts"
import type { StaffQueue } from "#app/review/staff-queue.ts"
import { adminListingPictures } from "#content/en/admin-listing-pictures.ts"

const path = pathTo("/admin/listing-edits")
const waits = eq(listingPictures.status, "waiting")

/** Staff queue of pictures from owners; they are on the page of the owners' proposed changes. */
export const listingPictureQueue: StaffQueue = {
  type: "listing-picture",
  plural: "listing-pictures",
  path,
  href: `${path}#waiting-pictures`,
  hrefOf: ({ id }) => `${path}#picture-${id}`,
  get words() {
    return adminListingPictures.queue
  },
  countOf: (_, cap) => cappedCountOf(listingPictures, waits, cap),
  oldest: (_, most) => sql`
    select ${listingPictures.id} as id, ${listings.businessName} as name,
      ${listingPictures.addedAt} as sent_at, ${listingPictures.addedAt} as since
    from ${listingPictures} join ${listings} on ${eq(listings.id, listingPictures.listingId)}
    where ${waits} order by ${listingPictures.id} limit ${most}`,
}
