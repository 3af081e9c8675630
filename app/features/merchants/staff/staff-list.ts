import { merchantStatuses } from "#app/platform/business/options.ts"
import type { ListPlace } from "#app/platform/list/list-search.ts"
import { pathTo } from "#app/platform/path-to.ts"

export const merchantFilters = [...merchantStatuses, "spam"] as const
export type MerchantFilter = (typeof merchantFilters)[number]

/** /admin/merchants, as its address says it. */
export const merchantList = {
  path: pathTo("/admin/merchants"),
  filters: merchantFilters,
  sorts: ["newest", "oldest", "name"],
  usualSorts: { pending: "oldest", asked: "oldest" },
} as const satisfies ListPlace<MerchantFilter>
