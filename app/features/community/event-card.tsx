import { fill } from "#app/platform/fill.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { communityContent } from "#content/en/community.ts"
import { site } from "#content/en/site.ts"
import type { EventTeaser } from "./community.server.ts"

const words = communityContent.events
const monthAndYear = new Intl.DateTimeFormat(site.locale, {
  month: "short",
  year: "numeric",
  timeZone: "UTC",
})
const dayOfMonth = new Intl.DateTimeFormat(site.locale, { day: "numeric", timeZone: "UTC" })

/** An event in the list: the day as on a tear-off calendar, and what takes place where. */
export function EventCard({ event: { slug, title, location, localDate } }: { event: EventTeaser }) {
  // The date of the place it happens at; read as UTC, it stays what it is.
  const date = new Date(`${localDate}T00:00:00Z`)
  return (
    <li className="panel flex gap-5 p-5">
      <p className="flex shrink-0 flex-col items-center self-start rounded-control border border-ink-700 bg-ink-800 px-3 py-2 text-center">
        <time dateTime={localDate} className="contents">
          <span className="font-display text-3xl leading-tight font-semibold text-gold-400 tabular-nums">
            {dayOfMonth.format(date)}
          </span>{" "}
          <span className="text-sm whitespace-nowrap text-ivory-300">{monthAndYear.format(date)}</span>
        </time>
      </p>
      <div className="flex min-w-0 grow flex-col items-start gap-2">
        <h3 className="text-lg leading-snug font-bold wrap-anywhere">{title}</h3>
        <p className="wrap-anywhere text-ivory-300">{location}</p>
        <ButtonLink
          href={`/events/${slug}`}
          variant="secondary"
          aria-label={fill(words.learnMoreOf, { title })}
          className="mt-auto"
        >
          {words.learnMore}
        </ButtonLink>
      </div>
    </li>
  )
}
