import { pathTo } from "#app/lib/http/path-to.ts"
import type { ListConfig } from "#app/lib/list/list-search.ts"

/** `second`: hidden until a second administrator approves it. `hours`: shown once its 72 hours are over. */
export const addressFilters = ["second", "hours"] as const
export type AddressFilter = (typeof addressFilters)[number]

/** /admin/payment-addresses: filters and sorting that its URL can name. */
export const addressList = {
  path: pathTo("/admin/payment-addresses"),
  filters: addressFilters,
  sorts: ["oldest", "newest", "name"],
} as const satisfies ListConfig<AddressFilter>
