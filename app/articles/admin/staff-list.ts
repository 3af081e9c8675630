import { pathTo } from "#app/lib/http/path-to.ts"
import type { ListConfig } from "#app/lib/list/list-search.ts"

/** Deleted articles are only in their own list, while they can be restored. */
export const articleFilters = ["draft", "scheduled", "published", "deleted"] as const
export type ArticleFilter = (typeof articleFilters)[number]

/** List config of /admin/articles. */
export const articleList = {
  path: pathTo("/admin/articles"),
  filters: articleFilters,
  sorts: ["newest", "oldest", "name"],
  // The next one to be published comes first.
  usualSorts: { scheduled: "oldest" },
} as const satisfies ListConfig<ArticleFilter>

export type ArticleState = Exclude<ArticleFilter, "deleted">

/** Status of an article; `published` only after its publication time. */
export function articleState(
  { status, publishedAt }: { status: "draft" | "published"; publishedAt: Date | null },
  now: Date,
): ArticleState {
  if (status === "draft") return "draft"
  return publishedAt && publishedAt > now ? "scheduled" : "published"
}
