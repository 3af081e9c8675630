import { UseGuapcoinPage } from "#app/features/use-guapcoin/use-guapcoin-page.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { useGuapcoin } from "#content/en/use-guapcoin.ts"
import type { Route } from "./+types/use-guapcoin"

export const handle = { keptWith: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, useGuapcoin)

export default function UseGuapcoin() {
  return <UseGuapcoinPage />
}
