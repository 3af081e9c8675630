import { pathTo } from "#app/lib/http/path-to.ts"
import type { ListConfig } from "#app/lib/list/list-search.ts"

/** By the clock; what is cancelled is neither upcoming nor past, and what is deleted is in its own list alone. */
export const eventFilters = ["upcoming", "past", "cancelled", "deleted"] as const
export type EventFilter = (typeof eventFilters)[number]

/** /admin/events, as its address says it. Newest and oldest are by when events take place. */
export const eventList = {
  path: pathTo("/admin/events"),
  filters: eventFilters,
  sorts: ["newest", "oldest", "name"],
  usualSorts: { upcoming: "oldest" },
} as const satisfies ListConfig<EventFilter>

/** How many events of a series a change is meant for. */
export const eventScopes = ["one", "later"] as const
export type EventScope = (typeof eventScopes)[number]
