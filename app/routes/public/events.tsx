import keepSession from "#app/features/events/calendar/keep-session-element.ts?worker&url"
import * as events from "#app/features/events/events.server.ts"
import { EventsPage } from "#app/features/events/page/events-page.tsx"
import { nextChange } from "#app/features/events/plan/by-the-clock.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { keptUntil } from "#app/platform/keeping.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { eventsContent } from "#content/en/events.ts"
import type { Route } from "./+types/events"

export const handle: RouteHandle = { elements: true, modules: [keepSession], keptWith: ["events"] }
export const meta: Route.MetaFunction = (args) => pageMeta(args, eventsContent)

const shown = { upcoming: 20, past: 30 }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, publicUrl } = context.get(services)
  const now = clock()
  const [upcoming, past] = await orUnavailable(() =>
    Promise.all([
      events.listComing(db, now, shown.upcoming, { withCancelled: true }),
      events.listPast(db, now, shown.past, { withCancelled: true }),
    ]),
  )
  keptUntil(context, nextChange(upcoming, now))
  return { upcoming, past, publicUrl }
}

export default function Events({ loaderData }: Route.ComponentProps) {
  return <EventsPage {...loaderData} />
}
