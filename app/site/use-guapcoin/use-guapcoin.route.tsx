import { pageMeta } from "#app/lib/http/page-meta.ts"
import { useGuapcoin } from "#content/en/use-guapcoin.ts"
import type { Route } from "./+types/use-guapcoin.route"
import { UseGuapcoinPage } from "./use-guapcoin-page.tsx"

export const handle = { cacheTags: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, useGuapcoin)

export default function UseGuapcoin() {
  return <UseGuapcoinPage />
}
