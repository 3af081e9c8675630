import { ne } from "drizzle-orm"
import type { Subject } from "#app/lib/audit/subject.ts"
import { listings } from "#app/lib/db/schema.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { listingList } from "./staff-list.ts"

export const listingSubject = {
  type: "listing",
  table: listings,
  name: listings.businessName,
  isThere: ne(listings.status, "withdrawn"),
  hrefOf: ({ id }) => `${listingList.path}/${id}`,
  words: adminListings.log,
} satisfies Subject
