import { readText } from "../text/search-params.ts"

/** The ways a list can be sorted; each list says which of them it has. */
const listSorts = ["newest", "oldest", "name"] as const
export type ListSort = (typeof listSorts)[number]

/** What a list of the back office shows: its address says all of it. */
export type ListSearch<Filter extends string = string> = {
  /** '' for everything. */
  filter: Filter | ""
  q: string
  sort: ListSort
  /** Further conditions that are set, by their names; of lists that have some. */
  facets?: Facets
  /** The page goes on after this row, in the order of the list; or comes before this one. */
  after: RowKey | undefined
  before: RowKey | undefined
}

export type Facets = Readonly<Record<string, string>>

/** A row's number, or its UUID in a list that says so. */
export type RowKey = number | string

export type ListConfig<Filter extends string = string> = {
  /** Such as '/admin/merchants'. */
  path: string
  filters: readonly Filter[]
  /** The first one is the usual order, where `usualSorts` names no other. */
  sorts: readonly ListSort[]
  /** Filters whose rows are looked through from their other end: of what waits, what has waited longest comes first. */
  usualSorts?: Partial<Record<Filter, ListSort>>
  /** Further conditions of the address, in their order: what each takes, or undefined for what it does not know. */
  facets?: Readonly<Record<string, (text: string) => string | undefined>>
  /** Of what kind the rows' ids are; numbers unless said otherwise. */
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

/** Of an address the filters and the order alone, which take no more to read in a browser. */
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

/** The order a list has under a filter as long as nobody asks for another one. */
export function usualSort<Filter extends string>(
  { sorts, usualSorts }: ListConfig<Filter>,
  filter: Filter | "",
): ListSort {
  return (filter && usualSorts?.[filter]) || sorts[0] || "newest"
}

/** The list under another filter: in the order that somebody chose, or else in the usual one of that filter. */
export function withFilter<Filter extends string>(
  place: ListConfig<Filter>,
  search: Pick<ListSearch<Filter>, "filter" | "q" | "sort" | "facets">,
  filter: Filter | "",
) {
  const { q, facets } = search
  const isChosen = search.sort !== usualSort(place, search.filter)
  return { q, facets, filter, sort: isChosen ? search.sort : usualSort(place, filter) }
}

/** Filters, words and order; a page is only named when it is given. */
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

/** A positive row number, or undefined for anything else: '1e3', '-1', '7; drop table'. */
export function readRowId(text: string | null | undefined): number | undefined {
  return text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

/** A UUID in lower case, or undefined for anything else. */
export function readRowUuid(text: string | null | undefined): string | undefined {
  return text && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text) ? text : undefined
}
