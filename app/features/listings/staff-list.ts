import { freshnessStates, listingStatuses } from "#app/platform/business/listing/listing-options.ts"
import type { ListPlace } from "#app/platform/list/list-search.ts"
import { pathTo } from "#app/platform/path-to.ts"

/** By where it stands, and what is listed also by how sure it is that the business takes the coin. */
export const listingFilters = [...listingStatuses, ...freshnessStates] as const
export type ListingFilter = (typeof listingFilters)[number]

/** /admin/listings, as its address says it. */
export const listingList = {
  path: pathTo("/admin/listings"),
  filters: listingFilters,
  sorts: ["newest", "oldest", "name"],
} as const satisfies ListPlace<ListingFilter>
