import { pageMeta } from "#app/lib/http/page-meta.ts"
import { factsPage } from "#content/en/claims.ts"
import type { Route } from "./+types/facts.route"
import { FactsPage } from "./facts-page.tsx"

export const handle = { cacheTags: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, factsPage)

export default function Facts() {
  return <FactsPage />
}
