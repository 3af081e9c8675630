import { type ListConfig, type ListSearch, listHref, readListSearch } from "#app/lib/list/list-search.ts"
import { readSelection } from "#app/lib/list/read-selection.ts"

/**
 * The list of a reviewed submission, from the URL. Links in mails and in the audit log name no list: then it is the pending one.
 */
export function readTriageSearch<Filter extends string>(
  place: ListConfig<Filter>,
  params: URLSearchParams,
): ListSearch<Filter> {
  return readListSearch(place, params.has("status") ? params : new URLSearchParams("status=pending"))
}

/** URL of a submission within a list. */
export function triageHref<Filter extends string>(
  place: ListConfig<Filter>,
  search: ListSearch<Filter>,
  id: number,
  more: Record<string, string> = {},
): string {
  const { searchParams } = new URL(listHref(place, search, search), "http://list")
  const params = new URLSearchParams({ status: search.filter, ...Object.fromEntries(searchParams), ...more })
  // The short form that mails use.
  if (params.toString() === "status=pending") return `${place.path}/${id}`
  return `${place.path}/${id}?${params}`
}

/** Just decided rows that stay in the pending list, so that nothing moves under the pointer. */
export function readKept(params: URLSearchParams): number[] {
  return readSelection((params.get("kept") ?? "").split(","))
}

/** URL of the list, with the decided rows that stay visible. */
export function listHrefKeeping<Filter extends string>(
  place: ListConfig<Filter>,
  search: ListSearch<Filter>,
  kept: number[],
): string {
  const href = listHref(place, search, search)
  if (kept.length === 0) return href
  return `${href}${href.includes("?") ? "&" : "?"}kept=${readSelection(kept.map(String)).join(",")}`
}

/**
 * URL of the page that confirms an action on several rows, `reject`
 * or `reopen`. It contains the list parameters for the way back.
 */
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
