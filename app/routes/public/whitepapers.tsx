import { quarterState } from "#app/features/network/quarters.ts"
import { WhitepapersPage } from "#app/features/network/whitepapers-page.tsx"
import { addressOf, readView, wordsOf } from "#app/features/network/whitepapers-view.ts"
import { readRoadmapNews } from "#app/features/settings/site-settings.server.ts"
import { knownGlance } from "#app/platform/chain/known-glance.server.ts"
import { readPart } from "#app/platform/database/database-reads.server.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { services } from "#app/services.ts"
import { roadmap } from "#content/facts/network.ts"
import type { Route } from "./+types/whitepapers"

export const handle = { elements: true, keptWith: ["network"], query: ["tab", "layer"] }

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
    readPart(log, "networks", () => knownGlance.get(db, now)),
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
