import { FactsPage } from "#app/features/facts/facts-page.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { factsPage } from "#content/en/claims.ts"
import type { Route } from "./+types/facts"

export const handle = { keptWith: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, factsPage)

export default function Facts() {
  return <FactsPage />
}
