import { PolicyPage } from "#app/features/policies/policy-page.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { privacy } from "#content/en/privacy.ts"
import { policyDates } from "#content/facts/policies.ts"
import type { Route } from "./+types/privacy"

export const handle = { keptWith: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, privacy)

export default function Privacy() {
  return <PolicyPage policy={privacy} dated={policyDates.privacy} />
}
