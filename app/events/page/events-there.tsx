import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { eventsContent } from "#content/en/events.ts"
import { type PublicEvent, whenTexts } from "../public-event.ts"

const words = eventsContent.there

/** Upcoming events of a place, for its page. @param place 'Accra, Ghana' @param code 'gh/accra' */
export function EventsThere({
  events,
  place,
  code,
}: {
  events: readonly PublicEvent[]
  place: string
  code: string
}) {
  if (events.length === 0) return null
  return (
    <section aria-labelledby="events" className="panel grid gap-3 p-5">
      <h2 id="events" className="text-heading">
        {format(words.heading, { place })}
      </h2>
      <ul className="grid gap-3">
        {events.map((event) => {
          const { date, time } = whenTexts(event)
          return (
            <li key={event.key}>
              <a
                href={pathTo("/events/:slug", { slug: event.slug })}
                className="inline-flex min-h-11 items-center font-semibold text-gold-400 hover:underline wrap-anywhere"
              >
                {event.title}
              </a>
              <p className="text-sm">
                <time dateTime={event.startsAt.toISOString()}>
                  {date}, {time}
                </time>
              </p>
              <p className="text-sm text-ivory-300 wrap-anywhere">{event.location}</p>
            </li>
          )
        })}
      </ul>
      <p>
        <a href={`${pathTo("/events.ics")}?${new URLSearchParams({ in: code })}`} className="text-link">
          {words.calendar}
        </a>
      </p>
    </section>
  )
}
