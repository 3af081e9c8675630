import { actorText } from "#app/lib/audit/audit-words.ts"
import { orUnavailable, readPart } from "#app/lib/db/database-reads.server.ts"
import { countStates } from "#app/listings/verification/admin/staff-queries.server.ts"
import { services } from "#app/services.ts"
import { findDirectoryStage } from "#app/settings/directory-stage.server.ts"
import { listingQueues, staffQueues } from "#app/staff-queues.ts"
import { subjects, submissions } from "#app/submissions.ts"
import { adminDashboard } from "#content/en/admin-dashboard.ts"
import { adminSettings } from "#content/en/admin-settings.ts"
import { site } from "#content/en/site.ts"
import { listRecentActivity } from "../audit/audit-list.server.ts"
import { AuditSentence } from "../audit/audit-sentence.tsx"
import type { Route } from "./+types/dashboard.route"
import * as dashboard from "./dashboard.server.ts"
import { Dashboard } from "./dashboard.tsx"

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
