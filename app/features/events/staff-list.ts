import type { ListPlace } from "#app/platform/staff-list/list-search.ts"

/** By the clock; what is cancelled is neither upcoming nor past. */
export const eventFilters = ["upcoming", "past", "cancelled"] as const
export type EventFilter = (typeof eventFilters)[number]

/** /admin/events, as its address says it. Newest and oldest are by when events take place. */
export const eventList = {
  path: "/admin/events",
  filters: eventFilters,
  sorts: ["newest", "oldest", "name"],
} as const satisfies ListPlace<EventFilter>

/** How many events of a series a change is meant for. */
export const eventScopes = ["one", "later"] as const
export type EventScope = (typeof eventScopes)[number]
