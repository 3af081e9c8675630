import { site } from "#content/en/site.ts"

const day = new Intl.DateTimeFormat(site.locale, { day: "numeric", timeZone: "UTC" })
const month = new Intl.DateTimeFormat(site.locale, { month: "short", year: "numeric", timeZone: "UTC" })

/** A leaf of a calendar, for the eye: the words beside it say the date too. @param date 'YYYY-MM-DD' */
export function DateTile({ date, quiet = false }: { date: string; quiet?: boolean }) {
  const at = new Date(`${date}T00:00Z`)
  return (
    <div
      aria-hidden="true"
      className={`grid w-24 shrink-0 content-start self-start overflow-hidden rounded-card border text-center ${quiet ? "border-ink-600 text-ivory-400" : "border-gold-700"}`}
    >
      <span className={`h-2 ${quiet ? "bg-ink-600" : "bg-gold-500"}`} />
      <span className="bg-ink-950 pt-3 font-display text-4xl leading-none">{day.format(at)}</span>
      <span className="bg-ink-950 pt-1 pb-3 text-sm">{month.format(at)}</span>
    </div>
  )
}
