import keepSession from "#app/features/events/calendar/keep-session-element.ts?worker&url"
import * as events from "#app/features/events/events.server.ts"
import { EventPage } from "#app/features/events/page/event-page.tsx"
import { nextChange } from "#app/features/events/plan/by-the-clock.ts"
import { isOver } from "#app/features/events/public-event.ts"
import { eventStructuredData } from "#app/features/events/structured-data.ts"
import { webinarSlug } from "#app/features/events/webinars.ts"
import { notFound, orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { keptUntil } from "#app/platform/keeping.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import type { Route } from "./+types/event"

export const handle: RouteHandle = { elements: true, modules: [keepSession], keptWith: ["events"] }

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return []
  const { event, publicUrl } = args.loaderData
  return [
    ...pageMeta(args, { title: event.title, description: event.description.slice(0, 160) }),
    { "script:ld+json": eventStructuredData(event, publicUrl) },
  ]
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock, publicUrl } = context.get(services)
  const now = clock()
  const event = await orUnavailable(() =>
    params.slug === webinarSlug ? events.findNextWebinar(db, now) : events.findBySlug(db, params.slug, now),
  )
  if (!event) return notFound()
  keptUntil(context, nextChange([event], now))
  return { event, isOver: isOver(event, now), publicUrl }
}

export default function EventRoute({ loaderData }: Route.ComponentProps) {
  return <EventPage {...loaderData} />
}
