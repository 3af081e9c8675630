import * as events from "#app/features/events/events.server.ts"
import { EventsPage } from "#app/features/events/events-page.tsx"
import { withWebinar } from "#app/features/events/public-event.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { services } from "#app/services.ts"
import { eventsContent } from "#content/en/events.ts"
import type { Route } from "./+types/events"

export const handle = { elements: true, cached: ["events"] }
export const meta: Route.MetaFunction = (args) => pageMeta(args, eventsContent)

const shown = { upcoming: 20, past: 30 }

export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, publicUrl } = context.get(services)
  const now = clock()
  const [upcoming, past] = await orUnavailable(() =>
    Promise.all([
      events.listUpcoming(db, now, shown.upcoming, { withCancelled: true }),
      events.listPast(db, now, shown.past, { withCancelled: true }),
    ]),
  )
  return { upcoming: withWebinar(upcoming, now), past, publicUrl }
}

export default function Events({ loaderData }: Route.ComponentProps) {
  return <EventsPage {...loaderData} />
}
