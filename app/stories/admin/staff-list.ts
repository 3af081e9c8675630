import { pathTo } from "#app/lib/http/path-to.ts"
import type { ListConfig } from "#app/lib/list/list-search.ts"
import { storyStatuses } from "../options.ts"

export const storyFilters = [...storyStatuses, "spam"] as const
export type StoryFilter = (typeof storyFilters)[number]

/** List config of /admin/submissions. */
export const storyList = {
  path: pathTo("/admin/submissions"),
  filters: storyFilters,
  sorts: ["newest", "oldest", "name"],
  usualSorts: { pending: "oldest" },
} as const satisfies ListConfig<StoryFilter>
