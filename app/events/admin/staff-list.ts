import { pathTo } from "#app/lib/http/path-to.ts"
import type { ListConfig } from "#app/lib/list/list-search.ts"

/** Upcoming and past exclude cancelled events. Deleted events appear only in "deleted". */
export const eventFilters = ["upcoming", "past", "cancelled", "deleted"] as const
export type EventFilter = (typeof eventFilters)[number]

/** List config of /admin/events. It sorts by when events take place. */
export const eventList = {
  path: pathTo("/admin/events"),
  filters: eventFilters,
  sorts: ["newest", "oldest", "name"],
  usualSorts: { upcoming: "oldest" },
} as const satisfies ListConfig<EventFilter>

/** Which events of a series a change applies to. */
export const eventScopes = ["one", "later"] as const
export type EventScope = (typeof eventScopes)[number]
