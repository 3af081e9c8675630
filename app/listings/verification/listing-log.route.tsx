import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import { services } from "#app/services.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import type { Route } from "./+types/listing-log.route"
import { listStandings } from "./standing-log.server.ts"
import { StandingLog } from "./standing-log-page.tsx"

export const handle = { cacheTags: ["merchants"] }

export const meta: Route.MetaFunction = (args) => pageMeta(args, listingVerification.standings)

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return { entries: await orUnavailable(() => listStandings(db)) }
}

export default function ListingLog({ loaderData }: Route.ComponentProps) {
  return <StandingLog {...loaderData} />
}
