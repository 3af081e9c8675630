import { data, redirect } from "react-router"
import { readPart } from "#app/lib/db/database-reads.server.ts"
import { holdsWalletSecret } from "#app/lib/form/text-problem.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { readText } from "#app/lib/text/search-params.ts"
import { countByWords } from "#app/listings/directory/directory.server.ts"
import { countLimit, directoryHref } from "#app/listings/directory/search/directory-search.ts"
import type { RouteHandle } from "#app/root.tsx"
import { requestFacts, services } from "#app/services.ts"
import { findDirectoryStage } from "#app/settings/directory-stage.server.ts"
import { longestQuery } from "#app/ui/search-form.tsx"
import { searchContent } from "#content/en/search.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/search.route"
import { SearchPage, type SearchResult } from "./search-page.tsx"
import siteSearch from "./site-search-element.ts?worker&url"

export const handle: RouteHandle = { modules: [siteSearch] }

export const meta: Route.MetaFunction = (args) => {
  const query = args.loaderData?.query
  const { titleOf, description } = searchContent
  return pageMeta(args, {
    title: query ? format(titleOf, { query }) : site.search,
    description,
    index: false,
  })
}

/** Passes on Retry-After: React Router does not copy a loader's headers to the document. */
export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export async function loader({ url, context }: Route.LoaderArgs) {
  const { siteSearch, searches, searchTerms } = context.get(services)
  // Redirect away from an address that contains a wallet secret: the browser history stores the target instead.
  if (holdsWalletSecret(url.searchParams.get("q") ?? "")) throw redirect(`${pathTo("/search")}?refused`)
  const query = readText(url.searchParams, "q", longestQuery)
  const answer = (result: SearchResult, init?: { status: number; seconds: number }) =>
    data({ query, result }, init && { status: init.status, headers: { "Retry-After": String(init.seconds) } })
  if (url.searchParams.has("refused")) return answer({ kind: "secret" })
  if (!query) return answer(null)
  const { limitGroup } = context.get(requestFacts)
  const wait = searches.secondsToWait(limitGroup)
  if (wait !== undefined) return answer({ kind: "too-many" }, { status: 429, seconds: wait })
  if (!siteSearch.isReady()) return answer({ kind: "not-ready" }, { status: 503, seconds: 30 })
  const found = siteSearch.search(query)
  const shops = await findShops(context, query)
  const isFound = found.best.length > 0 || (shops?.count ?? 0) > 0
  searchTerms.note({
    question: query,
    outcome: isFound ? "search-found" : "search-nothing",
    terms: isFound ? [] : siteSearch.termsOf(query),
    limitGroup,
  })
  return answer({ kind: "found", found, shops })
}

/**
 * Number of shops that the directory finds for this query; null before the directory opens, and while the database is
 * down.
 */
async function findShops(context: Route.LoaderArgs["context"], query: string) {
  const { db, log } = context.get(services)
  const shops = await readPart(log, "shops of a search", async () => {
    const stage = await findDirectoryStage(db)
    if (stage === "coming-soon") return null
    const search = { q: query, category: "", place: "", page: 1 }
    const count = await countByWords(db, query)
    return { count: Math.min(count, countLimit), isMore: count > countLimit, href: directoryHref(search) }
  })
  return shops ?? null
}

export default function Search({ loaderData }: Route.ComponentProps) {
  return <SearchPage {...loaderData} />
}
