import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { readListSearch } from "#app/lib/list/list-search.ts"
import { services } from "#app/services.ts"
import { listingClaims } from "#content/en/listing-claims.ts"
import { listDecidedClaims } from "../staff-queries.server.ts"
import type { Route } from "./+types/listing-claims-decided.route"
import { DecidedClaimsList, decidedList } from "./decided-claims.tsx"

export const meta: Route.MetaFunction = () => privateMeta(listingClaims.staff.decided)

export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return orUnavailable(() => listDecidedClaims(db, readListSearch(decidedList, url.searchParams)))
}

export default function AdminDecidedClaims({ loaderData }: Route.ComponentProps) {
  return <DecidedClaimsList {...loaderData} />
}
