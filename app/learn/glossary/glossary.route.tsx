import { pageMeta } from "#app/lib/http/page-meta.ts"
import { readText } from "#app/lib/text/search-params.ts"
import { glossaryPage } from "#content/en/lesson-page.ts"
import type { Route } from "./+types/glossary.route"
import { GlossaryIndex } from "./glossary-index.tsx"
import { longestQuery, searchGlossary } from "./search-glossary.ts"

export const handle = { cacheTags: [], query: ["q"] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, glossaryPage)

export function loader({ url }: Route.LoaderArgs) {
  const query = readText(url.searchParams, "q", longestQuery)
  return { query, found: query ? searchGlossary(query) : null }
}

export default function Glossary({ loaderData }: Route.ComponentProps) {
  return <GlossaryIndex {...loaderData} />
}
