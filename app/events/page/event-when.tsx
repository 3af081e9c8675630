import { LocalTime } from "#app/ui/elements/local-time.tsx"
import { eventsContent as words } from "#content/en/events.ts"
import { type PublicEvent, whenTexts } from "../public-event.ts"

/**
 * Start time: first in the visitor's time zone, then, smaller, in the event's zone. The first line's height is reserved
 * (two lines on a phone) until the script fills it, so that nothing shifts. Without script only the second line is shown,
 * in full size.
 */
export function EventWhen({ event }: { event: PublicEvent }) {
  const { date, time } = whenTexts(event)
  return (
    <div>
      <LocalTime
        at={event.startsAt}
        format="time"
        words={words.yourTime}
        className="block min-h-12 font-semibold noscript:hidden sm:min-h-6"
      />
      <p className="text-ivory-300 text-sm noscript:font-semibold noscript:text-base noscript:text-ivory-50">
        <time dateTime={event.startsAt.toISOString()}>
          <span className="inline-block">{date}</span>{" "}
          <span aria-hidden="true" className="px-1 text-gold-500">
            ·
          </span>{" "}
          <span className="inline-block">{time}</span>
        </time>
      </p>
    </div>
  )
}
