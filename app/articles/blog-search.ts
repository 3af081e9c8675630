import { pathTo } from "#app/lib/http/path-to.ts"
import { readText } from "#app/lib/text/search-params.ts"
import { categoryWord } from "#app/lib/text/text-categories.ts"
import { articleLimits } from "./options.ts"

/** What a visitor of the blog sees of it; lives in the address, which says the category in the specification's word. */
export type BlogSearch = { category: string; page: number }

/** One large article and three rows of three. */
export const blogPageSize = 10

/** Counting further would cost more than anybody learns from it. */
export const countLimit = 10_000

/** Reads the filter and the page of an address; what cannot be read counts as not given. */
export function readBlogSearch(params: URLSearchParams): BlogSearch {
  const page = Number(params.get("page") ?? 1)
  return {
    category: categoryWord(readText(params, "category", articleLimits.category)),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** The address of a page of the blog: only what differs from the first page of everything. */
export function blogHref({ category = "", page = 1 }: Partial<BlogSearch> = {}): string {
  const params = new URLSearchParams()
  if (category) params.set("category", category)
  if (page > 1) params.set("page", String(page))
  return params.size > 0 ? `${pathTo("/blog")}?${params}` : pathTo("/blog")
}

export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil(Math.min(articles, countLimit) / blogPageSize))
}
