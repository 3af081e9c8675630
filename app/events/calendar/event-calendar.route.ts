import { setExpiry } from "#app/lib/cache/cache-hints.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { site } from "#content/en/site.ts"
import * as events from "../events.server.ts"
import { endOf } from "../public-event.ts"
import { webinarSlug } from "../webinars.ts"
import type { Route } from "./+types/event-calendar.route"
import { singleCalendarFile } from "./calendar-file.ts"
import { calendarEntry } from "./calendar-links.ts"

export const handle: RouteHandle = { cacheTags: ["events"] }

/** Calendar file of one event. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, clock, publicUrl } = context.get(services)
  const { slug } = params
  const isWebinar = slug === webinarSlug
  const now = clock()
  const event = await orUnavailable(() =>
    isWebinar ? events.findNextWebinar(db, now) : events.findBySlug(db, slug, now),
  )
  if (!event) return new Response(site.errors.notFound.title, { status: 404 })
  setExpiry(context, isWebinar ? endOf(event) : undefined)
  return new Response(singleCalendarFile(calendarEntry(event, publicUrl)), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${event.slug.replace(/[^\w-]/g, "_")}.ics"`,
    },
  })
}
