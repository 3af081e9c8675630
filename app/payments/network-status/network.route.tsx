import { setExpiry } from "#app/lib/cache/cache-hints.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { services } from "#app/services.ts"
import { networkStatus } from "#content/en/network-status.ts"
import { findValidators, readNetworks } from "../chain/networks.server.ts"
import type { Route } from "./+types/network.route"
import { listNetworkDays } from "./network-days.server.ts"
import { NetworkPage } from "./network-page.tsx"

export const handle = { cacheTags: ["network"] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, networkStatus)

/** One polling round: there is no newer data before. */
const keptMs = 30_000

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock()
  const [networks, validators, days] = await orUnavailable(() =>
    Promise.all([readNetworks(db, now), findValidators(db), listNetworkDays(db, now)]),
  )
  setExpiry(context, new Date(now.getTime() + keptMs))
  return { networks, validators, days, now }
}

export default function Network({ loaderData }: Route.ComponentProps) {
  return <NetworkPage {...loaderData} />
}
