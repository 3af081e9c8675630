import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { eventsContent } from "#content/en/events.ts"
import { endOf, type PublicEvent } from "../public-event.ts"
import { type CalendarEntry, utc } from "./calendar-file.ts"

/** Services cut addresses off somewhere beyond 2,000 characters; the page has the whole text. */
const detailsLength = 200

export function pageAddress({ slug }: Pick<PublicEvent, "slug">, publicUrl: string): string {
  return `${publicUrl}/events/${slug}`
}

/** Links of the Add to Calendar menu: two services with the entry filled in, and a file. */
export function calendarLinks(event: PublicEvent, publicUrl: string) {
  const { title, location, timeZone, startsAt, slug } = event
  const endsAt = endOf(event)
  const details = detailsOf(event, publicUrl)
  const google = new URLSearchParams({
    action: "TEMPLATE",
    text: title,
    dates: `${utc(startsAt)}/${utc(endsAt)}`,
    ctz: timeZone,
    details,
    location,
  })
  const outlook = new URLSearchParams({
    path: "/calendar/action/compose",
    rru: "addevent",
    subject: title,
    startdt: startsAt.toISOString(),
    enddt: endsAt.toISOString(),
    body: details,
    location,
  })
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    // Outlook shows a plus sign literally.
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook.toString().replaceAll("+", "%20")}`,
    file: pathTo("/events/:slug.ics", { slug }),
  }
}

function detailsOf(event: PublicEvent, publicUrl: string): string {
  const characters = [...event.description]
  const text =
    characters.length > detailsLength
      ? `${characters
          .slice(0, detailsLength - 1)
          .join("")
          .trimEnd()}…`
      : event.description
  return `${text}\n\n${format(eventsContent.calendar.details, { address: pageAddress(event, publicUrl) })}`
}

/** Calendar entry of the event. */
export function calendarEntry(event: PublicEvent, publicUrl: string): CalendarEntry {
  const { key, title, description, location, startsAt, revision, updatedAt, isCancelled } = event
  const host = new URL(publicUrl).hostname
  return {
    uid: `${key}@${host}`,
    title,
    description,
    location,
    url: pageAddress(event, publicUrl),
    startsAt,
    endsAt: endOf(event),
    sequence: revision - 1,
    updatedAt,
    isCancelled,
    organizer: `no-reply@${host}`,
  }
}
