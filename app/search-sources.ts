import { listAddresses } from "./articles/articles.server.ts"
import type { Database } from "./lib/db/client.server.ts"
import { pathTo } from "./lib/http/path-to.ts"
import type { SearchSource } from "./search/site-search.server.ts"
import { listEventPages } from "./site/sitemap/event-pages.server.ts"
import { searchedPages } from "./site-pages.ts"

/** Only the newest articles and events are indexed; older ones are found through their lists. */
const mostOfAKind = 500

/** Returns the sources of the search index: pages of the site, and the newest articles and events. */
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
