import { pathTo } from "#app/lib/http/path-to.ts"
import type { ListConfig, ListSearch } from "#app/lib/list/list-search.ts"
import { type SubscriberStatus, subscriberStatuses } from "../options.ts"

/** /admin/subscribers, as its address says it. */
export const newsletterList = {
  path: pathTo("/admin/subscribers"),
  filters: subscriberStatuses,
  sorts: ["newest", "oldest"],
} as const satisfies ListConfig<SubscriberStatus>

/**
 * What a file of the list holds: one state, without a filter those who confirmed. Who waits or has left may not be written
 * to, and stands in no file with those who may.
 */
export function exportedSearch({ filter, q }: Pick<ListSearch<SubscriberStatus>, "filter" | "q">) {
  return { filter: filter || "confirmed", q } as const
}
