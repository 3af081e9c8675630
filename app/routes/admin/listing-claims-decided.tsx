import { DecidedClaimsList, decidedList } from "#app/features/listing-claims/decided-claims.tsx"
import { listDecidedClaims } from "#app/features/listing-claims/staff-queries.server.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readListSearch } from "#app/platform/list/list-search.ts"
import { privateMeta } from "#app/platform/page-meta.ts"
import { services } from "#app/services.ts"
import { listingClaims } from "#content/en/listing-claims.ts"
import type { Route } from "./+types/listing-claims-decided"

export const meta: Route.MetaFunction = () => privateMeta(listingClaims.staff.decided)

export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return orUnavailable(() => listDecidedClaims(db, readListSearch(decidedList, url.searchParams)))
}

export default function AdminDecidedClaims({ loaderData }: Route.ComponentProps) {
  return <DecidedClaimsList {...loaderData} />
}
