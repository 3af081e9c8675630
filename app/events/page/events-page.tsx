import { CalendarSync } from "lucide-react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { LocalTime } from "#app/ui/elements/local-time.tsx"
import { EmptyState } from "#app/ui/empty-state.tsx"
import { Section } from "#app/ui/page/section.tsx"
import { PatternBand } from "#app/ui/pattern/pattern-band.tsx"
import { eventsContent as words } from "#content/en/events.ts"
import { type PublicEvent, whenTexts } from "../public-event.ts"
import { DateTile } from "./date-tile.tsx"
import { EventBadges, EventList } from "./event-card.tsx"

type Props = { upcoming: PublicEvent[]; past: PublicEvent[]; publicUrl: string }

/** /events: upcoming events, past events, and the feed. */
export function EventsPage({ upcoming, past, publicUrl }: Props) {
  return (
    <>
      <div className="page-width grid items-start gap-8 pt-8 pb-12 lg:grid-cols-[3fr_2fr] lg:gap-16 lg:pt-14">
        <div className="grid gap-5">
          <h1 className="text-title">{words.heading}</h1>
          <p className="measure text-ivory-300 text-lg">{words.lead}</p>
        </div>
        <Feed address={`${publicUrl}/events.ics`} />
      </div>
      <PatternBand pattern="zigzag" />
      <Section id="upcoming" heading={words.upcoming}>
        <EventList events={upcoming} publicUrl={publicUrl} empty={words.empty} />
      </Section>
      <PatternBand pattern="checks" />
      <Section id="past" heading={words.past}>
        <PastEvents events={past} />
      </Section>
    </>
  )
}

function Feed({ address }: { address: string }) {
  const { heading, text, subscribe, addressLabel } = words.feed
  return (
    <section aria-labelledby="feed" className="panel grid justify-items-start gap-3 p-5 sm:p-6">
      <h2 id="feed" className="text-heading">
        {heading}
      </h2>
      <p className="text-ivory-300">{text}</p>
      <ButtonLink href={address.replace(/^https?:/, "webcal:")} variant="gold">
        <CalendarSync aria-hidden="true" className="size-5" />
        {subscribe}
      </ButtonLink>
      <p className="text-ivory-300 text-sm">
        {addressLabel}{" "}
        <a href={pathTo("/events.ics")} className="text-link font-mono wrap-anywhere">
          {address}
        </a>
      </p>
    </section>
  )
}

function PastEvents({ events }: { events: PublicEvent[] }) {
  if (events.length === 0) return <EmptyState>{words.emptyPast}</EmptyState>
  return (
    <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
      {events.map((event) => (
        <li key={event.key} className="panel card-link relative flex flex-wrap gap-4 p-4">
          <DateTile event={event} quiet />
          <div className="grid min-w-0 grow basis-32 content-start gap-2">
            <EventBadges event={event} />
            <h3 className="font-bold wrap-anywhere">
              <a href={pathTo("/events/:slug", { slug: event.slug })} className="card-target">
                {event.title}
              </a>
            </h3>
            <p className="text-ivory-300 text-sm">
              <LocalTime at={event.startsAt} format="date">
                {whenTexts(event).date}
              </LocalTime>
            </p>
            {event.recordingUrl && <p className="text-sm font-semibold text-gold-400">{words.recorded}</p>}
          </div>
        </li>
      ))}
    </ul>
  )
}
