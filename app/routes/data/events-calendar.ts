import { calendarFile } from "#app/features/events/calendar/calendar-file.ts"
import { calendarEntry } from "#app/features/events/calendar/calendar-links.ts"
import * as events from "#app/features/events/events.server.ts"
import { firstEnd } from "#app/features/events/public-event.ts"
import { webinarsFrom } from "#app/features/events/webinars.ts"
import { orUnavailable } from "#app/platform/database/database-reads.server.ts"
import { fill } from "#app/platform/fill.ts"
import { keptUntil } from "#app/platform/keeping.ts"
import { areaCode, areaInText, readArea } from "#app/platform/places/find-areas.server.ts"
import { readWebinar } from "#app/platform/webinar/webinar.server.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { eventsContent } from "#content/en/events.ts"
import { site } from "#content/en/site.ts"
import type { Route } from "./+types/events-calendar"

export const handle: RouteHandle = { keptWith: ["events"], query: ["in"] }

/** A calendar asks a few times a day, so that the two months ahead of it are always there. */
const webinars = 8

/** The feed that calendars subscribe to: of everything, or of a town, a region or a country (`?in=gh/accra`). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, clock, publicUrl } = context.get(services)
  const now = clock()
  const code = url.searchParams.get("in")
  const area = code === null ? undefined : await orUnavailable(() => readArea(db, code))
  if (code !== null && !area) return new Response(site.errors.notFound.title, { status: 404 })
  const [listed, webinar, changedWebinars] = await orUnavailable(() =>
    Promise.all([
      events.listForFeed(db, now, area),
      readWebinar(db, now),
      events.listChangedWebinars(db, now),
    ]),
  )
  const next = webinarsFrom(webinar, now, webinars, changedWebinars)
  keptUntil(context, firstEnd(next))
  const shown = area ? listed : [...listed, ...next]
  const entries = shown.map((event) => calendarEntry(event, publicUrl))
  const feed = area
    ? {
        name: fill(eventsContent.feed.nameIn, { place: areaInText(area) }),
        url: `${publicUrl}/events.ics?in=${areaCode(area)}`,
      }
    : { name: eventsContent.feed.name, url: `${publicUrl}/events.ics` }
  return new Response(calendarFile(entries, feed), {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": 'inline; filename="events.ics"',
      "Cache-Control": "public, max-age=300",
    },
  })
}
