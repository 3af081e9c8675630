import { pathTo } from "#app/lib/http/path-to.ts"
import type { ListConfig } from "#app/lib/list/list-search.ts"

/** What is deleted is in its own list alone, as long as it can be taken back. */
export const articleFilters = ["draft", "scheduled", "published", "deleted"] as const
export type ArticleFilter = (typeof articleFilters)[number]

/** /admin/articles, as its address says it. */
export const articleList = {
  path: pathTo("/admin/articles"),
  filters: articleFilters,
  sorts: ["newest", "oldest", "name"],
  // What appears next comes first.
  usualSorts: { scheduled: "oldest" },
} as const satisfies ListConfig<ArticleFilter>

export type ArticleState = Exclude<ArticleFilter, "deleted">

/** The status word of an article: published, but not before its time. */
export function articleState(
  { status, publishedAt }: { status: "draft" | "published"; publishedAt: Date | null },
  now: Date,
): ArticleState {
  if (status === "draft") return "draft"
  return publishedAt && publishedAt > now ? "scheduled" : "published"
}
