import { CalendarDays, Hourglass, MapPin } from "lucide-react"
import type { ReactNode } from "react"
import { pathTo } from "#app/lib/http/path-to.ts"
import { formatCount } from "#app/lib/text/format.ts"
import { OpenInMap } from "#app/places/map/links/open-in-map.tsx"
import { Notice } from "#app/ui/notice.tsx"
import { BackTo } from "#app/ui/page/back-to.tsx"
import { eventsContent as words } from "#content/en/events.ts"
import { site } from "#content/en/site.ts"
import { CalendarMenu } from "../calendar/calendar-menu.tsx"
import { isOnline, type PublicEvent } from "../public-event.ts"
import { AfterEvent, AskForRecording } from "./after-event.tsx"
import { DateTile } from "./date-tile.tsx"
import { EventBadges } from "./event-card.tsx"
import { EventWhen } from "./event-when.tsx"
import { JoinButton } from "./join-button.tsx"
import { LinkedText } from "./linked-text.tsx"

/** /events/...: one event. @param isOver by the server's clock */
export function EventPage({
  event,
  isOver,
  publicUrl,
}: {
  event: PublicEvent
  isOver: boolean
  publicUrl: string
}) {
  const { title, description, timeZone, isCancelled, join, notes } = event
  return (
    <article className="page-width grid gap-6 py-6 lg:gap-8 lg:py-10">
      <BackTo href={pathTo("/events")}>{words.back}</BackTo>
      {isCancelled && <Notice tone="error" title={words.cancelledNote} />}
      {isOver && !isCancelled && <Notice tone="info" title={words.over} />}
      <header className="flex flex-col gap-5 sm:flex-row sm:gap-8">
        <DateTile event={event} quiet={isOver || isCancelled} />
        <div className="grid min-w-0 gap-3">
          <EventBadges event={event} />
          <h1 id="event-title" className="text-title wrap-anywhere">
            {title}
          </h1>
        </div>
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[3fr_2fr]">
        <div className="grid gap-8 max-lg:order-2">
          <Text id="about" heading={words.about} text={description} />
          {notes && <Text id="notes" heading={words.notes} text={notes} />}
        </div>
        <div className="panel grid gap-5 p-5 sm:p-6">
          <Fact icon={<CalendarDays aria-hidden="true" />} label={words.when}>
            <EventWhen event={event} />
            {words.zoneNames[timeZone] && <p className="text-ivory-300 text-sm">{words.zoneNote}</p>}
          </Fact>
          <Fact icon={<MapPin aria-hidden="true" />} label={words.where}>
            <p className="wrap-anywhere">{event.location}</p>
            {!isOnline(event) && <OpenInMap words={event.location} />}
          </Fact>
          <Fact icon={<Hourglass aria-hidden="true" />} label={words.length}>
            {lengthText(event.duration)}
          </Fact>
          {!isCancelled && (
            <>
              <JoinButton event={event} />
              {join && !join.url && <p className="text-ivory-300 text-sm">{words.joinFrom}</p>}
              <AfterEvent event={event} />
              <CalendarMenu event={event} publicUrl={publicUrl} describedBy="event-title" />
              {isOnline(event) && !isOver && <AskForRecording event={event} />}
            </>
          )}
        </div>
      </div>
    </article>
  )
}

function Text({ id, heading, text }: { id: string; heading: string; text: string }) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      <LinkedText>{text}</LinkedText>
    </section>
  )
}

function lengthText(minutes: number): string {
  return minutes % 60 === 0
    ? formatCount(words.hours, minutes / 60, site.locale)
    : formatCount(words.minutes, minutes, site.locale)
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
