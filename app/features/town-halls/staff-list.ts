import type { ListPlace } from "#app/platform/staff-list/list-search.ts"

/** /admin/subscribers/town-halls, as its address says it. Whoever leaves this list is deleted, so it has no states. */
export const townHallList = {
  path: "/admin/subscribers/town-halls",
  filters: [],
  sorts: ["newest", "oldest"],
} as const satisfies ListPlace<never>
