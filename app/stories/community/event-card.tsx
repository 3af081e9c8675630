import { pathTo } from "#app/lib/http/path-to.ts"
import { format } from "#app/lib/text/format.ts"
import { perLocale } from "#app/lib/text/per-locale.ts"
import { ButtonLink } from "#app/ui/button.tsx"
import { LocalTime } from "#app/ui/elements/local-time.tsx"
import { communityContent } from "#content/en/community.ts"
import type { EventTeaser } from "./community.server.ts"

const words = communityContent.events
const monthAndYear = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" }),
)
const dayOfMonth = perLocale((locale) => new Intl.DateTimeFormat(locale, { day: "numeric", timeZone: "UTC" }))

/** An event in the list: date as a calendar sheet, title and location. */
export function EventCard({ event: { slug, title, location, localDate, startsAt } }: { event: EventTeaser }) {
  // The event's local date, until the script shows the reader's. Parsed as UTC so that no time zone shifts it.
  const date = new Date(`${localDate}T00:00:00Z`)
  return (
    <li className="panel flex flex-wrap gap-5 p-5">
      <p className="flex shrink-0 flex-col items-center self-start rounded-control border border-ink-700 bg-ink-800 px-3 py-2 text-center">
        <time dateTime={startsAt.toISOString()} className="contents">
          <span className="font-display text-3xl leading-tight font-semibold text-gold-400 tabular-nums">
            <LocalTime at={startsAt} format="day">
              {dayOfMonth().format(date)}
            </LocalTime>
          </span>{" "}
          <span className="text-sm whitespace-nowrap text-ivory-300">
            <LocalTime at={startsAt} format="month">
              {monthAndYear().format(date)}
            </LocalTime>
          </span>
        </time>
      </p>
      <div className="flex min-w-0 grow basis-32 flex-col items-start gap-2">
        <h3 className="text-lg leading-snug font-bold wrap-anywhere">{title}</h3>
        <p className="wrap-anywhere text-ivory-300">{location}</p>
        <ButtonLink
          href={pathTo("/events/:slug", { slug })}
          variant="secondary"
          aria-label={format(words.learnMoreOf, { title })}
          className="mt-auto"
        >
          {words.learnMore}
        </ButtonLink>
      </div>
    </li>
  )
}
