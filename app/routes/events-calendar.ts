import { calendarFile } from "#app/features/events/calendar-file.ts"
import { calendarEntry } from "#app/features/events/calendar-links.ts"
import * as events from "#app/features/events/events.server.ts"
import { webinarsFrom } from "#app/features/events/public-event.ts"
import { orUnavailable } from "#app/platform/database-reads.server.ts"
import { services } from "#app/services.ts"
import { eventsContent } from "#content/en/events.ts"
import type { Route } from "./+types/events-calendar"

/** A calendar asks a few times a day, so that the two months ahead of it are always there. */
const webinars = 8

/** The feed that calendars subscribe to. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, clock, publicUrl } = context.get(services)
  const now = clock()
  const listed = await orUnavailable(() => events.listForFeed(db, now))
  const entries = [...listed, ...webinarsFrom(now, webinars)].map((event) => calendarEntry(event, publicUrl))
  const feed = { name: eventsContent.feed.name, url: `${publicUrl}/events.ics` }
  return new Response(calendarFile(entries, feed), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="events.ics"',
      "Cache-Control": "public, max-age=300",
    },
  })
}
