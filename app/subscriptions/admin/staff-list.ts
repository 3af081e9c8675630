import { pathTo } from "#app/lib/http/path-to.ts"
import type { ListConfig, ListSearch } from "#app/lib/list/list-search.ts"
import { type SubscriberStatus, subscriberStatuses } from "../options.ts"

/** List config of /admin/subscribers. */
export const newsletterList = {
  path: pathTo("/admin/subscribers"),
  filters: subscriberStatuses,
  sorts: ["newest", "oldest"],
} as const satisfies ListConfig<SubscriberStatus>

/**
 * Filter of an export: one status, "confirmed" by default. Pending and unsubscribed addresses may not be mailed, so no
 * file mixes them with confirmed ones.
 */
export function exportedSearch({ filter, q }: Pick<ListSearch<SubscriberStatus>, "filter" | "q">) {
  return { filter: filter || "confirmed", q } as const
}
