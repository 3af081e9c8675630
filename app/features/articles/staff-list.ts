import type { ListPlace } from "#app/platform/staff-list/list-search.ts"

export const articleFilters = ["draft", "scheduled", "published"] as const
export type ArticleFilter = (typeof articleFilters)[number]

/** /admin/articles, as its address says it. */
export const articleList = {
  path: "/admin/articles",
  filters: articleFilters,
  sorts: ["newest", "oldest", "name"],
} as const satisfies ListPlace<ArticleFilter>

/** The status word of an article: published, but not before its time. */
export function articleState(
  { status, publishedAt }: { status: "draft" | "published"; publishedAt: Date | null },
  now: Date,
): ArticleFilter {
  if (status === "draft") return "draft"
  return publishedAt && publishedAt > now ? "scheduled" : "published"
}
