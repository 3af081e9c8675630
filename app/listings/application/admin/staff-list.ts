import { pathTo } from "#app/lib/http/path-to.ts"
import type { ListConfig } from "#app/lib/list/list-search.ts"
import { applicationStatuses } from "#app/listings/options.ts"

export const applicationFilters = [...applicationStatuses, "spam"] as const
export type ApplicationFilter = (typeof applicationFilters)[number]

/** /admin/merchants: filters and sorting that its URL can name. */
export const applicationList = {
  path: pathTo("/admin/merchants"),
  filters: applicationFilters,
  sorts: ["newest", "oldest", "name"],
  usualSorts: { pending: "oldest", asked: "oldest" },
} as const satisfies ListConfig<ApplicationFilter>
