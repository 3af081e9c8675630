import { pageMeta } from "#app/lib/http/page-meta.ts"
import { terms } from "#content/en/terms.ts"
import { policyDates } from "#content/facts/policies.ts"
import type { Route } from "./+types/terms.route"
import { PolicyPage } from "./policy-page.tsx"

export const handle = { cacheTags: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, terms)

export default function Terms() {
  return <PolicyPage policy={terms} dated={policyDates.terms} />
}
