import { calendarFile } from "#app/features/events/calendar-file.ts"
import { calendarEntry } from "#app/features/events/calendar-links.ts"
import * as events from "#app/features/events/events.server.ts"
import { nextWebinar, webinarSlug } from "#app/features/events/public-event.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { services } from "#app/services.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/event-calendar"

/** One event as a file named for it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock, publicUrl } = context.get(services)
  const { slug } = params
  const event =
    slug === webinarSlug ? nextWebinar(clock()) : await orUnavailable(() => events.findBySlug(db, slug))
  if (!event) return new Response(site.errors.notFound.title, { status: 404 })
  return new Response(calendarFile([calendarEntry(event, publicUrl)]), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${event.slug.replace(/[^\w-]/g, "_")}.ics"`,
    },
  })
}
