import { pathTo } from "#app/lib/http/path-to.ts"
import type { ListConfig } from "#app/lib/list/list-search.ts"
import { merchantStatuses } from "#app/listings/options.ts"

export const merchantFilters = [...merchantStatuses, "spam"] as const
export type MerchantFilter = (typeof merchantFilters)[number]

/** /admin/merchants: filters and sorting that its URL can name. */
export const merchantList = {
  path: pathTo("/admin/merchants"),
  filters: merchantFilters,
  sorts: ["newest", "oldest", "name"],
  usualSorts: { pending: "oldest", asked: "oldest" },
} as const satisfies ListConfig<MerchantFilter>
