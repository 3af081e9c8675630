import { LocalTime } from "#app/ui/elements/local-time.tsx"
import { eventsContent as words } from "#content/en/events.ts"
import { type PublicEvent, whenTexts } from "../public-event.ts"

/**
 * When it begins: first on the visitor's own clock, then, small, as the clocks of the event's zone show it. The first line is
 * kept free until the script fills it (two on a phone), so that nothing moves; without script there is the second alone, and as large.
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
