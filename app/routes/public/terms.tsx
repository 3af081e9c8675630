import { PolicyPage } from "#app/features/policies/policy-page.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { terms } from "#content/en/terms.ts"
import { policyDates } from "#content/facts/policies.ts"
import type { Route } from "./+types/terms"

export const handle = { keptWith: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, terms)

export default function Terms() {
  return <PolicyPage policy={terms} dated={policyDates.terms} />
}
