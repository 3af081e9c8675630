import { setExpiry } from "#app/lib/cache/cache-hints.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { eventsContent } from "#content/en/events.ts"
import type { Route } from "./+types/events.route"
import keepSession from "./calendar/keep-session-element.ts?worker&url"
import * as events from "./events.server.ts"
import { EventsPage } from "./page/events-page.tsx"
import { nextChange } from "./plan/by-the-clock.ts"

export const handle: RouteHandle = { elements: true, modules: [keepSession], cacheTags: ["events"] }
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
  setExpiry(context, nextChange(upcoming, now))
  return { upcoming, past, publicUrl }
}

export default function Events({ loaderData }: Route.ComponentProps) {
  return <EventsPage {...loaderData} />
}
