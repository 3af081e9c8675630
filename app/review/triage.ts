import { type ListConfig, type ListSearch, listHref, readListSearch } from "#app/lib/list/list-search.ts"
import { readSelection } from "#app/lib/list/read-selection.ts"

/**
 * Which list a submission is looked at in, as its address says it. A mail or the log leads to it without a list: then it is
 * that of those that wait.
 */
export function readTriageSearch<Filter extends string>(
  place: ListConfig<Filter>,
  params: URLSearchParams,
): ListSearch<Filter> {
  return readListSearch(place, params.has("status") ? params : new URLSearchParams("status=pending"))
}

/** A submission as one of a list. */
export function triageHref<Filter extends string>(
  place: ListConfig<Filter>,
  search: ListSearch<Filter>,
  id: number,
  more: Record<string, string> = {},
): string {
  const { searchParams } = new URL(listHref(place, search, search), "http://list")
  const params = new URLSearchParams({ status: search.filter, ...Object.fromEntries(searchParams), ...more })
  // As mails have it.
  if (params.toString() === "status=pending") return `${place.path}/${id}`
  return `${place.path}/${id}?${params}`
}

/** Rows that have just been decided and keep their place in the list of those that wait: nothing moves under the pointer. */
export function readKept(params: URLSearchParams): number[] {
  return readSelection((params.get("kept") ?? "").split(","))
}

/** The list as it is shown, with the rows that keep their place. */
export function listHrefKeeping<Filter extends string>(
  place: ListConfig<Filter>,
  search: ListSearch<Filter>,
  kept: number[],
): string {
  const href = listHref(place, search, search)
  if (kept.length === 0) return href
  return `${href}${href.includes("?") ? "&" : "?"}kept=${readSelection(kept.map(String)).join(",")}`
}

/** The page that asks once more about several rows of a list: `reject` or `reopen`. It knows the list, to come back to it. */
export function askingHref<Filter extends string>(
  place: ListConfig<Filter>,
  search: ListSearch<Filter>,
  page: "reject" | "reopen",
  ids: number[],
): string {
  const { searchParams } = new URL(listHref(place, search, search), "http://list")
  for (const id of ids) searchParams.append("ids", String(id))
  return `${place.path}/${page}?${searchParams}`
}
