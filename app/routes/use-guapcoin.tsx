import css from "#app/features/use-guapcoin/use-guapcoin.css?url"
import { UseGuapcoinPage } from "#app/features/use-guapcoin/use-guapcoin-page.tsx"
import { pageMeta } from "#app/platform/page-meta.ts"
import { useGuapcoin } from "#content/en/use-guapcoin.ts"
import type { Route } from "./+types/use-guapcoin"

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: css }]
export const meta: Route.MetaFunction = (args) => pageMeta(args, useGuapcoin)

export default function UseGuapcoin() {
  return <UseGuapcoinPage />
}
