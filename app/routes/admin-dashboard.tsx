import { MerchantsDashboard } from "#app/features/merchants/admin-dashboard.tsx"
import * as staffQueries from "#app/features/merchants/staff-queries.server.ts"
import * as settings from "#app/features/settings/settings.server.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { services } from "#app/services.ts"
import { adminDashboard } from "#content/en/admin-merchants.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-dashboard"

export const meta: Route.MetaFunction = () => [{ title: `${adminDashboard.title} | ${site.name}` }]

export function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(services)
  return orUnavailable(async () => {
    const [counts, waiting, stage] = await Promise.all([
      staffQueries.countByFilter(db),
      staffQueries.listWaiting(db, 8),
      settings.findDirectoryStage(db),
    ])
    return { counts, waiting, stage }
  })
}

export default function AdminDashboard({ loaderData }: Route.ComponentProps) {
  return <MerchantsDashboard {...loaderData} />
}
