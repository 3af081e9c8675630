import { StaffListings } from "#app/features/listings/admin-list.tsx"
import { listingList } from "#app/features/listings/staff-list.ts"
import * as staffQueries from "#app/features/listings/staff-queries.server.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { readListSearch } from "#app/platform/list/list-search.ts"
import { services } from "#app/services.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/listings"

export const meta: Route.MetaFunction = () => [{ title: `${adminListings.title} | ${site.name}` }]

export function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  const search = readListSearch(listingList, url.searchParams)
  return orUnavailable(async () => {
    const [page, counts] = await Promise.all([
      staffQueries.listForStaff(db, search),
      staffQueries.countByFilter(db),
    ])
    return { search, counts, ...page }
  })
}

export default function AdminListings({ loaderData }: Route.ComponentProps) {
  return <StaffListings {...loaderData} />
}
