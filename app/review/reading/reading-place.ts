import type { ListConfig } from "#app/lib/list/list-search.ts"
import { readStatuses } from "../options.ts"

export const readFilters = [...readStatuses, "spam", "deleted"] as const
export type ReadFilter = (typeof readFilters)[number]

/** The list configuration for a type of read submissions. */
export function readingPlace(path: string): ListConfig<ReadFilter> {
  return {
    path,
    filters: readFilters,
    sorts: ["newest", "oldest", "name"],
    usualSorts: { unread: "oldest" },
  }
}
