import { perLocale } from "#app/lib/text/per-locale.ts"
import { LocalTime } from "#app/ui/elements/local-time.tsx"
import type { PublicEvent } from "../public-event.ts"

const day = perLocale((locale) => new Intl.DateTimeFormat(locale, { day: "numeric", timeZone: "UTC" }))
const month = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { month: "short", year: "numeric", timeZone: "UTC" }),
)

/** Date tile in the visitor's time zone. Decorative: the text beside it has the date too. */
export function DateTile({
  event: { startsAt, localDate },
  quiet = false,
}: {
  event: Pick<PublicEvent, "startsAt" | "localDate">
  quiet?: boolean
}) {
  const there = new Date(`${localDate}T00:00Z`)
  return (
    <div
      aria-hidden="true"
      className={`grid min-w-24 shrink-0 content-start self-start overflow-hidden rounded-card border text-center ${quiet ? "border-ink-600 text-ivory-400" : "border-gold-700"}`}
    >
      <span className={`h-2 ${quiet ? "bg-ink-600" : "bg-gold"}`} />
      <span className="bg-ink-950 pt-3 font-display text-4xl leading-none">
        <LocalTime at={startsAt} format="day">
          {day().format(there)}
        </LocalTime>
      </span>
      <span className="bg-ink-950 pt-1 pb-3 text-sm">
        <LocalTime at={startsAt} format="month">
          {month().format(there)}
        </LocalTime>
      </span>
    </div>
  )
}
