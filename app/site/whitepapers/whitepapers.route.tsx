import { readPart } from "#app/lib/db/database-reads.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { knownNetworkSummary } from "#app/payments/chain/known-network-summary.server.ts"
import { services } from "#app/services.ts"
import { readRoadmapNews } from "#app/settings/site-settings.server.ts"
import { roadmap } from "#content/facts/network.ts"
import type { Route } from "./+types/whitepapers.route"
import { quarterState } from "./quarters.ts"
import { WhitepapersPage } from "./whitepapers-page.tsx"
import { addressOf, readView, wordsOf } from "./whitepapers-view.ts"

export const handle = { elements: true, cacheTags: ["network"], query: ["tab", "layer"] }

/** Each tab has its own title and its own address. */
export const meta: Route.MetaFunction = (args) => {
  const view = readView(new URLSearchParams(args.location.search))
  return pageMeta({ ...args, location: { pathname: addressOf(view) } }, wordsOf(view))
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock, log } = context.get(services)
  const now = clock()
  const [news, networks] = await Promise.all([
    readRoadmapNews(db, now),
    readPart(log, "networks", () => knownNetworkSummary.get(db, now)),
  ])
  return {
    view: readView(url.searchParams),
    news,
    networks: networks ?? [],
    quarters: roadmap.map((quarter) => quarterState(quarter, now)),
  }
}

export default function Whitepapers({ loaderData }: Route.ComponentProps) {
  return <WhitepapersPage {...loaderData} />
}
