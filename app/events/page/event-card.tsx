import { MapPin } from "lucide-react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { Badge } from "#app/ui/badge.tsx"
import { classNames } from "#app/ui/class-names.ts"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { eventsContent as words } from "#content/en/events.ts"
import { CalendarMenu } from "../calendar/calendar-menu.tsx"
import { isOnline, type PublicEvent } from "../public-event.ts"
import { AfterEvent, AskForRecording } from "./after-event.tsx"
import { DateTile } from "./date-tile.tsx"
import { EventWhen } from "./event-when.tsx"
import { JoinButton } from "./join-button.tsx"

const summaryLength = 180

/** One event of a list, with its calendar menu. @param quiet the event is over */
function EventCard({
  event,
  publicUrl,
  quiet = false,
}: {
  event: PublicEvent
  publicUrl: string
  quiet?: boolean
}) {
  const { slug, title, description, location, isCancelled } = event
  const headingId = `${event.key}-title`
  return (
    <article
      aria-labelledby={headingId}
      className="panel flex flex-col gap-4 p-5 sm:flex-row sm:gap-6 sm:p-6"
    >
      <DateTile event={event} quiet={quiet || isCancelled} />
      <div className="grid min-w-0 grow grid-cols-1 content-start gap-3">
        <EventBadges event={event} />
        <h3 id={headingId} className="font-bold text-xl wrap-anywhere">
          <a href={pathTo("/events/:slug", { slug })} className="hover:text-gold-300">
            {title}
          </a>
        </h3>
        <EventWhen event={event} />
        <p className="flex items-start gap-2 text-ivory-300 wrap-anywhere">
          <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0 text-ivory-400" />
          {location}
        </p>
        <p className="measure text-ivory-300 wrap-anywhere">{summaryOf(description)}</p>
        {isCancelled ? (
          <p className="font-semibold text-ember-text">{words.cancelledNote}</p>
        ) : (
          <div className="flex flex-wrap gap-3">
            <JoinButton event={event} />
            <CalendarMenu event={event} publicUrl={publicUrl} describedBy={headingId} />
          </div>
        )}
        <AfterEvent event={event} />
        {isOnline(event) && !quiet && !isCancelled && <AskForRecording event={event} />}
      </div>
    </article>
  )
}

/** Badges for the kind of event and for cancellation. */
export function EventBadges({ event: { kind, isCancelled } }: { event: PublicEvent }) {
  return (
    <p className="flex flex-wrap gap-2">
      <Badge tone={kind === "community" ? "indigo" : "gold"}>{words.kinds[kind]}</Badge>
      {isCancelled && <Badge tone="ember">{words.cancelled}</Badge>}
    </p>
  )
}

function summaryOf(description: string): string {
  const characters = [...description.replace(/\s+/g, " ")]
  if (characters.length <= summaryLength) return characters.join("")
  return `${characters
    .slice(0, summaryLength - 1)
    .join("")
    .trimEnd()}…`
}

/** The cards of a list, or the text for an empty list. */
export function EventList({
  events,
  publicUrl,
  quiet,
  empty,
}: {
  events: PublicEvent[]
  publicUrl: string
  quiet?: boolean
  empty: string
}) {
  if (events.length === 0) return <EmptyState>{empty}</EmptyState>
  return (
    <ul className={classNames("grid items-start gap-4", events.length > 1 && "lg:grid-cols-2")}>
      {events.map((event) => (
        <li key={event.key}>
          <EventCard event={event} publicUrl={publicUrl} quiet={quiet} />
        </li>
      ))}
    </ul>
  )
}
