import { GetGuapcoinPage } from "#app/features/get-guapcoin/get-guapcoin-page.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { getGuapcoin } from "#content/en/get-guapcoin.ts"
import type { Route } from "./+types/get-guapcoin"

export const handle = { keptWith: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, getGuapcoin)

export default function GetGuapcoin() {
  return <GetGuapcoinPage />
}
