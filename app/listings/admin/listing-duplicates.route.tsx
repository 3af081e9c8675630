import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { services } from "#app/services.ts"
import { adminListings } from "#content/en/admin-listings.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/listing-duplicates.route"
import { DuplicateListings } from "./admin-duplicates.tsx"
import { listDuplicates } from "./duplicates.server.ts"

export const meta: Route.MetaFunction = () => [{ title: `${adminListings.duplicates.title} | ${site.name}` }]

export function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return orUnavailable(async () => ({ groups: await listDuplicates(db) }))
}

export default function AdminListingDuplicates({ loaderData }: Route.ComponentProps) {
  return <DuplicateListings {...loaderData} />
}
