import type { Database } from "#app/db/client.server.ts"
import { listAddresses } from "#app/features/articles/articles.server.ts"
import type { SearchSource } from "#app/features/site-search/site-search.server.ts"
import { listEventPages } from "#app/features/sitemap/event-pages.server.ts"
import { pathTo } from "#app/platform/path-to.ts"
import { searchedPages } from "./site-pages.ts"

/** The newest of each; older ones are found through their lists. */
const mostOfAKind = 500

/** What the search reads: pages of the site, the newest articles and events. */
export async function listSearchSources(db: Database, now: Date): Promise<SearchSource[]> {
  const [articles, events] = await Promise.all([listAddresses(db, now), listEventPages(db, mostOfAKind)])
  const dated = [
    ...articles
      .slice(0, mostOfAKind)
      .map(({ slug, changedAt }) => ({ path: pathTo("/blog/:slug", { slug }), changed: changedAt })),
    ...events,
  ]
  return [
    ...searchedPages.map(({ path, search }) => ({ path, group: search, version: "" })),
    ...dated.map(({ path, changed }) => ({
      path,
      group: "news" as const,
      version: changed?.toISOString() ?? "",
    })),
  ]
}
