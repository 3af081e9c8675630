import { listRecentActivity } from "#app/features/audit/audit-list.server.ts"
import { AuditSentence } from "#app/features/audit/audit-sentence.tsx"
import * as dashboard from "#app/features/dashboard/dashboard.server.ts"
import { Dashboard } from "#app/features/dashboard/dashboard.tsx"
import { countStates } from "#app/features/listing-freshness/staff/staff-queries.server.ts"
import { actorText } from "#app/platform/audit/audit-words.ts"
import { findDirectoryStage } from "#app/platform/business/directory-stage.server.ts"
import { orUnavailable, readPart } from "#app/platform/database/database-reads.server.ts"
import { services } from "#app/services.ts"
import { listingQueues, staffQueues } from "#app/staff-queues.ts"
import { subjects, submissions } from "#app/submissions.ts"
import { adminDashboard } from "#content/en/admin-dashboard.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/dashboard"

export const meta: Route.MetaFunction = () => [{ title: `${adminDashboard.title} | ${site.name}` }]

export function loader({ context }: Route.LoaderArgs) {
  const { db, log, clock } = context.get(services)
  const now = clock()
  const part = <T,>(name: string, read: () => Promise<T>) => readPart(log, `dashboard ${name}`, read)
  return orUnavailable(async () => {
    const [counters, waiting, mail, events, activity, stage, health] = await Promise.all([
      part("counters", () => dashboard.listCounters(db, submissions, now, listingQueues)),
      part("waiting", () => dashboard.listWaiting(db, staffQueues, 7, now)),
      part("mail", () => dashboard.findMailHealth(db, now)),
      part("events", () => dashboard.listNextEvents(db, now, 5)),
      part("activity", () => listRecentActivity(db, subjects, 8)),
      part("stage", () => findDirectoryStage(db)),
      part("health", () => countStates(db)),
    ])
    const actions = dashboard.listQuickActions(submissions)
    return { counters, actions, waiting, mail, events, activity, stage, health, now }
  })
}

export default function AdminDashboard({ loaderData: { activity, stage, ...data } }: Route.ComponentProps) {
  return (
    <Dashboard
      {...data}
      stage={stage && adminSettings.stages[stage].label}
      activity={activity?.map((entry) => ({
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
