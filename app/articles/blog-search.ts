import { pathTo } from "#app/lib/http/path-to.ts"
import { readText } from "#app/lib/text/search-params.ts"
import { categoryWord } from "#app/lib/text/text-categories.ts"
import { articleLimits } from "./options.ts"

/** Filter and page of the blog, from the address. The category is the specification's word. */
export type BlogSearch = { category: string; page: number }

/** One large article and three rows of three. */
export const blogPageSize = 10

/** Larger counts cost more than they are worth. */
export const countLimit = 10_000

/** Parses filter and page from query parameters; invalid values are ignored. */
export function readBlogSearch(params: URLSearchParams): BlogSearch {
  const page = Number(params.get("page") ?? 1)
  return {
    category: categoryWord(readText(params, "category", articleLimits.category)),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  }
}

/** Address of a page of the blog; default values are omitted. */
export function blogHref({ category = "", page = 1 }: Partial<BlogSearch> = {}): string {
  const params = new URLSearchParams()
  if (category) params.set("category", category)
  if (page > 1) params.set("page", String(page))
  return params.size > 0 ? `${pathTo("/blog")}?${params}` : pathTo("/blog")
}

export function pageCount(articles: number): number {
  return Math.max(1, Math.ceil(Math.min(articles, countLimit) / blogPageSize))
}
