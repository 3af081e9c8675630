import { pathTo } from "#app/lib/http/path-to.ts"
import { eventsContent as words } from "#content/en/events.ts"
import { type PublicEvent, whenTexts } from "../public-event.ts"
import { DateTile } from "./date-tile.tsx"
import { EventBadges } from "./event-card.tsx"
import { EventWhen } from "./event-when.tsx"

/**
 * The next event, for a page about something else. @param ownTime the page loads the script that shows the visitor's time
 */
function NextEvent({ event, ownTime = false }: { event: PublicEvent; ownTime?: boolean }) {
  const { slug, title, location } = event
  const { date, time } = whenTexts(event)
  return (
    <article className="panel card-link relative flex flex-wrap gap-4 p-5 sm:gap-6 sm:p-6">
      <DateTile event={event} />
      <div className="grid min-w-0 flex-[1_1_8rem] content-start gap-2">
        <EventBadges event={event} />
        <h3 className="font-bold text-xl wrap-anywhere">
          <a href={pathTo("/events/:slug", { slug })} className="card-target">
            {title}
          </a>
        </h3>
        {ownTime ? (
          <EventWhen event={event} />
        ) : (
          <p className="text-ivory-300 wrap-anywhere">
            {date}, {time}
          </p>
        )}
        <p className="text-ivory-300 wrap-anywhere">{location}</p>
      </div>
    </article>
  )
}

/** The next event; without one, a link to subscribe. */
export function NextEvents({ events, ownTime }: { events: PublicEvent[]; ownTime?: boolean }) {
  const { text, link } = words.noNext
  if (events.length === 0)
    return (
      <p className="text-ivory-300">
        {text}{" "}
        <a href={pathTo("/town-halls")} className="text-link">
          {link}
        </a>
      </p>
    )
  return events.map((event) => <NextEvent key={event.key} event={event} ownTime={ownTime} />)
}
