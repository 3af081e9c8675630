import { quarterState } from "#app/features/network/quarters.ts"
import { WhitepapersPage } from "#app/features/network/whitepapers-page.tsx"
import { addressOf, readView, wordsOf } from "#app/features/network/whitepapers-view.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { services } from "#app/services.ts"
import { roadmap } from "#content/en/network.ts"
import type { Route } from "./+types/whitepapers"

export const handle = { elements: true, cached: [] }

/** Each tab has its own title and its own address. */
export const meta: Route.MetaFunction = (args) => {
  const view = readView(new URLSearchParams(args.location.search))
  return pageMeta({ ...args, location: { pathname: addressOf(view) } }, wordsOf(view))
}

export function loader({ url, context }: Route.LoaderArgs) {
  const now = context.get(services).clock()
  return {
    view: readView(url.searchParams),
    quarters: roadmap.map(({ lastDay }) => quarterState(lastDay, now)),
  }
}

export default function Whitepapers({ loaderData }: Route.ComponentProps) {
  return <WhitepapersPage {...loaderData} />
}
