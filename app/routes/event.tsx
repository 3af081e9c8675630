import { EventPage } from "#app/features/events/event-page.tsx"
import * as events from "#app/features/events/events.server.ts"
import { isOver, nextWebinar, webinarSlug } from "#app/features/events/public-event.ts"
import { eventStructuredData } from "#app/features/events/structured-data.ts"
import { notFound, orUnavailable } from "#app/platform/database-reads.server.ts"
import { pageMeta } from "#app/platform/page-meta.ts"
import { services } from "#app/services.ts"
import type { Route } from "./+types/event"

export const handle = { elements: true, cached: ["events"] }

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
  const event =
    params.slug === webinarSlug
      ? nextWebinar(now)
      : await orUnavailable(() => events.findBySlug(db, params.slug))
  return event ? { event, isOver: isOver(event, now), publicUrl } : notFound()
}

export default function EventRoute({ loaderData }: Route.ComponentProps) {
  return <EventPage {...loaderData} />
}
