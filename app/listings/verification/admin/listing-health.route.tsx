import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { privateMeta } from "#app/lib/http/page-meta.ts"
import { services } from "#app/services.ts"
import { listingVerification } from "#content/en/listing-verification.ts"
import type { Route } from "./+types/listing-health.route"
import { DirectoryHealth } from "./staff-health.tsx"
import { findHealth } from "./staff-queries.server.ts"

export const meta: Route.MetaFunction = () => privateMeta(listingVerification.staff)

export function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  return orUnavailable(() => findHealth(db, clock()))
}

export default function AdminListingHealth({ loaderData }: Route.ComponentProps) {
  return <DirectoryHealth {...loaderData} />
}
