import { pageMeta } from "#app/lib/http/page-meta.ts"
import { privacy } from "#content/en/privacy.ts"
import { policyDates } from "#content/facts/policies.ts"
import type { Route } from "./+types/privacy.route"
import { PolicyPage } from "./policy-page.tsx"

export const handle = { cacheTags: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, privacy)

export default function Privacy() {
  return <PolicyPage policy={privacy} dated={policyDates.privacy} />
}
