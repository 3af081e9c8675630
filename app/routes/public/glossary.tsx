import { GlossaryIndex } from "#app/features/learn/glossary/glossary-index.tsx"
import { longestQuery, searchGlossary } from "#app/features/learn/glossary/search-glossary.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { readText } from "#app/platform/text/search-params.ts"
import { glossaryPage } from "#content/en/lesson-page.ts"
import type { Route } from "./+types/glossary"

export const handle = { keptWith: [], query: ["q"] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, glossaryPage)

export function loader({ url }: Route.LoaderArgs) {
  const query = readText(url.searchParams, "q", longestQuery)
  return { query, found: query ? searchGlossary(query) : null }
}

export default function Glossary({ loaderData }: Route.ComponentProps) {
  return <GlossaryIndex {...loaderData} />
}
