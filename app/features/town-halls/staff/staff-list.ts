import type { ListPlace } from "#app/platform/list/list-search.ts"
import { pathTo } from "#app/platform/path-to.ts"

/** /admin/subscribers/town-halls, as its address says it. Whoever leaves this list is deleted, so it has no states. */
export const townHallList = {
  path: pathTo("/admin/subscribers/town-halls"),
  filters: [],
  sorts: ["newest", "oldest"],
} as const satisfies ListPlace<never>
