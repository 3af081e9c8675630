import type { ListPlace } from "#app/platform/staff-list/list-search.ts"
import { storyStatuses } from "./options.ts"

export const storyFilters = [...storyStatuses, "spam"] as const
export type StoryFilter = (typeof storyFilters)[number]

/** /admin/submissions, as its address says it. */
export const storyList = {
  path: "/admin/submissions",
  filters: storyFilters,
  sorts: ["newest", "oldest", "name"],
} as const satisfies ListPlace<StoryFilter>
