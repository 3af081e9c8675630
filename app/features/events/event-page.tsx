import { ArrowLeft, CalendarDays, Hourglass, MapPin } from "lucide-react"
import type { ReactNode } from "react"
import { countText } from "#app/platform/fill.ts"
import { ExternalLink } from "#app/ui/external-link.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { eventsContent as words } from "#content/en/events.ts"
import { site } from "#content/en/site.ts"
import { mapHref } from "./calendar-links.ts"
import { CalendarMenu } from "./calendar-menu.tsx"
import { DateTile } from "./date-tile.tsx"
import { EventBadges } from "./event-card.tsx"
import { EventWhen } from "./event-when.tsx"
import { isOnline, type PublicEvent } from "./public-event.ts"

/** /events/...: everything there is to know of one event. @param isOver by the clock */
export function EventPage({
  event,
  isOver,
  publicUrl,
}: {
  event: PublicEvent
  isOver: boolean
  publicUrl: string
}) {
  const { title, description, localDate, timeZone, isCancelled } = event
  return (
    <article className="page-width grid gap-6 py-6 lg:gap-8 lg:py-10">
      <a
        href="/events"
        className="inline-flex min-h-11 items-center gap-2 justify-self-start text-gold-400 hover:text-gold-300"
      >
        <ArrowLeft aria-hidden="true" className="size-5" />
        {words.back}
      </a>
      {isCancelled && <Notice tone="error" title={words.cancelledNote} />}
      {isOver && !isCancelled && <Notice tone="info" title={words.over} />}
      <header className="flex flex-col gap-5 sm:flex-row sm:gap-8">
        <DateTile date={localDate} quiet={isOver || isCancelled} />
        <div className="grid min-w-0 gap-3">
          <EventBadges event={event} />
          <h1 id="event-title" className="text-title wrap-anywhere">
            {title}
          </h1>
        </div>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        <section aria-labelledby="about" className="grid gap-3 max-lg:order-2">
          <h2 id="about" className="text-heading">
            {words.about}
          </h2>
          <p className="measure whitespace-pre-line text-ivory-300 wrap-anywhere">{description}</p>
        </section>
        <div className="panel grid gap-5 p-5 sm:p-6">
          <Fact icon={<CalendarDays aria-hidden="true" />} label={words.when}>
            <EventWhen event={event} />
            {words.zoneNames[timeZone] && <p className="text-ivory-300 text-sm">{words.zoneNote}</p>}
          </Fact>
          <Fact icon={<MapPin aria-hidden="true" />} label={words.where}>
            <p className="wrap-anywhere">{event.location}</p>
            {!isOnline(event) && (
              <ExternalLink
                href={mapHref(event.location)}
                className="inline-flex min-h-11 items-center text-link"
              >
                {words.map}
              </ExternalLink>
            )}
          </Fact>
          <Fact icon={<Hourglass aria-hidden="true" />} label={words.length}>
            {lengthText(event.duration)}
          </Fact>
          {!isCancelled && <CalendarMenu event={event} publicUrl={publicUrl} describedBy="event-title" />}
        </div>
      </div>
    </article>
  )
}

function lengthText(minutes: number): string {
  return minutes % 60 === 0
    ? countText(words.hours, minutes / 60, site.locale)
    : countText(words.minutes, minutes, site.locale)
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="flex gap-4">
      <span className="mt-0.5 text-gold-400">{icon}</span>
      <div className="min-w-0">
        <h2 className="font-sans text-ivory-300 text-sm">{label}</h2>
        {children}
      </div>
    </div>
  )
}
