import { pathTo } from "#app/lib/http/path-to.ts"
import type { ListConfig } from "#app/lib/list/list-search.ts"

/** List config of /admin/subscribers/town-halls. It has no statuses: unsubscribing deletes the row. */
export const townHallList = {
  path: pathTo("/admin/subscribers/town-halls"),
  filters: [],
  sorts: ["newest", "oldest"],
} as const satisfies ListConfig<never>
