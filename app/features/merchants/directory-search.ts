import { readText } from "#app/platform/search-params.ts"
import { directoryPageSize, limits } from "./options.ts"

/** What a visitor looks for; lives in the address, so that it can be shared, bookmarked and gone back to. */
export type DirectorySearch = { q: string; category: string; place: string; page: number }

const longestQuery = 100
const longestPlace = limits.city + limits.state + 2

/** Reads the search of an address; what cannot be read counts as not given. */
export function readDirectorySearch(params: URLSearchParams): DirectorySearch {
  const page = Number(params.get("page") ?? 1)
  return {
    q: readText(params, "q", longestQuery),
    category: readText(params, "category", longestQuery),
    place: readText(params, "location", longestPlace),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a search: only what differs from showing everything. A changed filter starts at page one. */
export function directoryHref(search: DirectorySearch, change: Partial<DirectorySearch> = {}): string {
  const { q, category, place, page } = { ...search, page: 1, ...change }
  const params = new URLSearchParams()
  if (q) params.set("q", q)
  if (category) params.set("category", category)
  if (place) params.set("location", place)
  if (page > 1) params.set("page", String(page))
  return params.size > 0 ? `/merchant-directory?${params}` : "/merchant-directory"
}

export function isFiltered({ q, category, place }: DirectorySearch): boolean {
  return Boolean(q || category || place)
}

/** Counting further would cost more than anybody learns from it. */
export const countLimit = 10_000

/** From so many merchants on, hits lie so far apart that a search for words is counted up to fewer (decision 10). */
const largeDirectory = 250_000
const largeCountLimit = 1000

export function countLimitFor({ q }: Pick<DirectorySearch, "q">, merchants: number): number {
  return q && merchants > largeDirectory ? largeCountLimit : countLimit
}

export function pageCount(merchants: number, limit = countLimit): number {
  return Math.max(1, Math.ceil(Math.min(merchants, limit) / directoryPageSize))
}
