import { pathTo } from "#app/lib/http/path-to.ts"
import type { ListConfig } from "#app/lib/list/list-search.ts"

/** /admin/subscribers/town-halls, as its address says it. Whoever leaves this list is deleted, so it has no states. */
export const townHallList = {
  path: pathTo("/admin/subscribers/town-halls"),
  filters: [],
  sorts: ["newest", "oldest"],
} as const satisfies ListConfig<never>
