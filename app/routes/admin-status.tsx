import { findMailHealth } from "#app/features/dashboard/dashboard.server.ts"
import * as status from "#app/features/status/status.server.ts"
import { StatusPage } from "#app/features/status/status-page.tsx"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { services } from "#app/services.ts"
import { adminStatus } from "#content/en/admin-status.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-status"

export const meta: Route.MetaFunction = () => [{ title: `${adminStatus.title} | ${site.name}` }]

export function loader({ context }: Route.LoaderArgs) {
  const { db, clock, describeInstance } = context.get(services)
  const now = clock()
  return orUnavailable(async () => {
    const [instance, database, mail, lastSentAt, admins] = await Promise.all([
      describeInstance(),
      status.findDatabaseStatus(db),
      findMailHealth(db, now),
      status.findLastMailSent(db),
      status.countAdmins(db),
    ])
    return { instance, database, mail: { ...mail, lastSentAt }, admins, now }
  })
}

export default function AdminStatus({ loaderData }: Route.ComponentProps) {
  return <StatusPage {...loaderData} />
}
