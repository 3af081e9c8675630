import * as dashboard from "#app/features/dashboard/dashboard.server.ts"
import { Dashboard } from "#app/features/dashboard/dashboard.tsx"
import { listRecentActivity } from "#app/features/moderation/audit-list.server.ts"
import { AuditSentence } from "#app/features/moderation/audit-sentence.tsx"
import { actorText } from "#app/features/moderation/audit-words.ts"
import * as settings from "#app/features/settings/settings.server.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { services } from "#app/services.ts"
import { adminDashboard } from "#content/en/admin-dashboard.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/admin-dashboard"

export const meta: Route.MetaFunction = () => [{ title: `${adminDashboard.title} | ${site.name}` }]

export function loader({ context }: Route.LoaderArgs) {
  const { db, clock } = context.get(services)
  const now = clock()
  return orUnavailable(async () => {
    const [counts, waiting, mail, events, activity, stage] = await Promise.all([
      dashboard.countForDashboard(db, now),
      dashboard.listWaiting(db, 7),
      dashboard.findMailHealth(db, now),
      dashboard.listNextEvents(db, now, 5),
      listRecentActivity(db, 8),
      settings.findDirectoryStage(db),
    ])
    return { counts, waiting, mail, events, activity, stage, now }
  })
}

export default function AdminDashboard({ loaderData: { activity, stage, ...data } }: Route.ComponentProps) {
  return (
    <Dashboard
      {...data}
      stage={adminSettings.stages[stage].label}
      activity={activity.map((entry) => ({
        id: entry.id,
        at: entry.at,
        text: (
          <>
            <strong className="wrap-anywhere">{actorText(entry.actor)}</strong> <AuditSentence {...entry} />
          </>
        ),
      }))}
    />
  )
}
