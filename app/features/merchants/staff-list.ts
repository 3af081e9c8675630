import type { ListPlace } from "#app/platform/staff-list/list-search.ts"
import { merchantStatuses } from "./options.ts"

export const merchantFilters = [...merchantStatuses, "spam"] as const
export type MerchantFilter = (typeof merchantFilters)[number]

/** /admin/merchants, as its address says it. */
export const merchantList = {
  path: "/admin/merchants",
  filters: merchantFilters,
  sorts: ["newest", "oldest", "name"],
} as const satisfies ListPlace<MerchantFilter>
