import { setExpiry } from "#app/lib/cache/cache-hints.ts"
import { notFound, orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { pageMeta } from "#app/lib/http/page-meta.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import type { Route } from "./+types/event.route"
import keepSession from "./calendar/keep-session-element.ts?worker&url"
import * as events from "./events.server.ts"
import { EventPage } from "./page/event-page.tsx"
import { nextChange } from "./plan/by-the-clock.ts"
import { isOver } from "./public-event.ts"
import { eventStructuredData } from "./structured-data.ts"
import { webinarSlug } from "./webinars.ts"

export const handle: RouteHandle = { elements: true, modules: [keepSession], cacheTags: ["events"] }

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
  setExpiry(context, nextChange([event], now))
  return { event, isOver: isOver(event, now), publicUrl }
}

export default function EventRoute({ loaderData }: Route.ComponentProps) {
  return <EventPage {...loaderData} />
}
