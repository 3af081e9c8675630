import { ProbitTutorialPage } from "#app/features/get-guapcoin/probit-tutorial-page.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { probitTutorial } from "#content/en/probit-tutorial.ts"
import type { Route } from "./+types/probit-tutorial"

export const handle = { keptWith: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, probitTutorial)

export default function ProbitTutorial() {
  return <ProbitTutorialPage />
}
