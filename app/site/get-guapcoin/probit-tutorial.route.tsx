import { pageMeta } from "#app/lib/http/page-meta.ts"
import { probitTutorial } from "#content/en/probit-tutorial.ts"
import type { Route } from "./+types/probit-tutorial.route"
import { ProbitTutorialPage } from "./probit-tutorial-page.tsx"

export const handle = { cacheTags: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, probitTutorial)

export default function ProbitTutorial() {
  return <ProbitTutorialPage />
}
