import { pageMeta } from "#app/lib/http/page-meta.ts"
import { getGuapcoin } from "#content/en/get-guapcoin.ts"
import type { Route } from "./+types/get-guapcoin.route"
import { GetGuapcoinPage } from "./get-guapcoin-page.tsx"

export const handle = { cacheTags: [] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, getGuapcoin)

export default function GetGuapcoin() {
  return <GetGuapcoinPage />
}
