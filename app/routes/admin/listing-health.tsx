import { DirectoryHealth } from "#app/features/listing-freshness/staff/staff-health.tsx"
import { findHealth } from "#app/features/listing-freshness/staff/staff-queries.server.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { privateMeta } from "#app/platform/page-meta.ts"
import { services } from "#app/services.ts"
import { listingFreshness } from "#content/en/listing-freshness.ts"
import type { Route } from "./+types/listing-health"

export const meta: Route.MetaFunction = () => privateMeta(listingFreshness.staff)

export function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  return orUnavailable(() => findHealth(db, clock()))
}

export default function AdminListingHealth({ loaderData }: Route.ComponentProps) {
  return <DirectoryHealth {...loaderData} />
}
