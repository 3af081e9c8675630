import { eventsContent as words } from "#content/en/events.ts"
import { type PublicEvent, whenTexts } from "./public-event.ts"

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "local-time": React.HTMLAttributes<HTMLElement>
    }
  }
}

/**
 * Date and time as the clocks of the event's zone show them. local-time-element.ts adds the visitor's own, for which a
 * line is kept free, so that nothing moves.
 */
export function EventWhen({ event }: { event: PublicEvent }) {
  const { date, time } = whenTexts(event)
  const at = event.startsAt.toISOString()
  return (
    <div>
      <p className="font-semibold">
        <time dateTime={at}>
          <span className="whitespace-nowrap">{date}</span>{" "}
          <span aria-hidden="true" className="px-1 text-gold-500">
            ·
          </span>{" "}
          <span className="whitespace-nowrap">{time}</span>
        </time>
      </p>
      <local-time
        className="block min-h-6 text-ivory-300 text-sm noscript:hidden"
        data-at={at}
        data-zone={event.timeZone}
        data-words={words.yourTime}
      />
    </div>
  )
}
