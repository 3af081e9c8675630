import { setExpiry } from "#app/lib/cache/cache-hints.ts"
import { orUnavailable } from "#app/lib/db/database-reads.server.ts"
import { format } from "#app/lib/text/format.ts"
import { areaCode, areaInText, readArea } from "#app/places/find-areas.server.ts"
import type { RouteHandle } from "#app/root.tsx"
import { services } from "#app/services.ts"
import { readWebinar } from "#app/settings/webinar/webinar.server.ts"
import { eventsContent } from "#content/en/events.ts"
import { site } from "#content/en/site.ts"
import * as events from "../events.server.ts"
import { firstEnd } from "../public-event.ts"
import { webinarsFrom } from "../webinars.ts"
import type { Route } from "./+types/events-calendar.route"
import { calendarFile } from "./calendar-file.ts"
import { calendarEntry } from "./calendar-links.ts"

export const handle: RouteHandle = { cacheTags: ["events"], query: ["in"] }

/**
 * Number of weekly webinars in the feed. Calendars fetch it a few times a day, so about two months ahead are always
 * there.
 */
const webinars = 8

/** The feed that calendars subscribe to: all events, or those of a town, a region or a country (`?in=gh/accra`). */
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
  setExpiry(context, firstEnd(next))
  const shown = area ? listed : [...listed, ...next]
  const entries = shown.map((event) => calendarEntry(event, publicUrl))
  const feed = area
    ? {
        name: format(eventsContent.feed.nameIn, { place: areaInText(area) }),
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
