import { readText } from "../text/search-params.ts"

/** All sort orders; each list names those it has. */
const listSorts = ["newest", "oldest", "name"] as const
export type ListSort = (typeof listSorts)[number]

/** The state of a back-office list; its address contains all of it. */
export type ListSearch<Filter extends string = string> = {
  /** '' for all rows. */
  filter: Filter | ""
  q: string
  sort: ListSort
  /** Further conditions by name, on lists that have them. */
  facets?: Facets
  /** The page starts after this row, or ends before it, in the order of the list. */
  after: RowKey | undefined
  before: RowKey | undefined
}

export type Facets = Readonly<Record<string, string>>

/** A row's number, or its UUID in a list with `rowIds: "uuid"`. */
export type RowKey = number | string

export type ListConfig<Filter extends string = string> = {
  /** For example '/admin/merchants'. */
  path: string
  filters: readonly Filter[]
  /** The first one is the default unless `usualSorts` names another. */
  sorts: readonly ListSort[]
  /** The default orders of single filters: waiting items are shown oldest first. */
  usualSorts?: Partial<Record<Filter, ListSort>>
  /** Further query parameters, in order: each function returns the valid value, or undefined. */
  facets?: Readonly<Record<string, (text: string) => string | undefined>>
  /** The type of the row ids; numbers by default. */
  rowIds?: "uuid"
}

const longestWords = 100

export function readListSearch<Filter extends string>(
  place: ListConfig<Filter>,
  params: URLSearchParams,
): ListSearch<Filter> {
  const readKey = place.rowIds === "uuid" ? readRowUuid : readRowId
  return {
    ...readListFilter(place, params),
    q: readText(params, "q", longestWords),
    after: readKey(params.get("after")),
    before: readKey(params.get("before")),
  }
}

/** Reads only the filters and the order of an address; small, because browsers load it too. */
export function readListFilter<Filter extends string>(
  place: ListConfig<Filter>,
  params: URLSearchParams,
): Pick<ListSearch<Filter>, "filter" | "sort" | "facets"> {
  const filter = place.filters.find((known) => known === params.get("status")) ?? ""
  const sort = params.get("sort")
  return {
    filter,
    sort: place.sorts.find((known) => known === sort) ?? usualSort(place, filter),
    ...(place.facets && { facets: readFacets(place.facets, params) }),
  }
}

function readFacets(known: NonNullable<ListConfig["facets"]>, params: URLSearchParams): Facets {
  const found = Object.entries(known).flatMap(([name, read]) => {
    const value = read(params.get(name) ?? "")
    return value ? [[name, value] as const] : []
  })
  return Object.fromEntries(found)
}

/** Returns the default order of a list under a filter. */
export function usualSort<Filter extends string>(
  { sorts, usualSorts }: ListConfig<Filter>,
  filter: Filter | "",
): ListSort {
  return (filter && usualSorts?.[filter]) || sorts[0] || "newest"
}

/** Returns the list under another filter: in the order that the user chose, or in the default order of that filter. */
export function withFilter<Filter extends string>(
  place: ListConfig<Filter>,
  search: Pick<ListSearch<Filter>, "filter" | "q" | "sort" | "facets">,
  filter: Filter | "",
) {
  const { q, facets } = search
  const isChosen = search.sort !== usualSort(place, search.filter)
  return { q, facets, filter, sort: isChosen ? search.sort : usualSort(place, filter) }
}

/** Returns the address of a list. Defaults, and a page that is not given, are left out. */
export function listHref<Filter extends string>(
  place: ListConfig<Filter>,
  { filter, q, sort, facets = {} }: Pick<ListSearch<Filter>, "filter" | "q" | "sort" | "facets">,
  page: { before?: RowKey; after?: RowKey } = {},
): string {
  const params = new URLSearchParams()
  if (filter) params.set("status", filter)
  if (q) params.set("q", q)
  for (const [name, value] of Object.entries(facets)) params.set(name, value)
  if (sort !== usualSort(place, filter)) params.set("sort", sort)
  if (page.before) params.set("before", String(page.before))
  if (page.after) params.set("after", String(page.after))
  return params.size > 0 ? `${place.path}?${params}` : place.path
}

/** Returns a positive row number, or undefined for anything else: '1e3', '-1', '7; drop table'. */
export function readRowId(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

/** Returns a UUID in lower case, or undefined for anything else. */
export function readRowUuid(text: string | null | undefined): string | undefined {
  return text && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? text : undefined
}
