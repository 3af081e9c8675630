import { perLocale } from "#app/lib/text/per-locale.ts"
import { instantOf, wallTimeOf } from "#app/lib/time/wall-time.ts"
import { type Webinar, webinarMinutes } from "#app/settings/webinar/webinar.ts"

/** Time zone of town halls. */
export const easternZone = "America/New_York"

const dayMs = 24 * 60 * 60 * 1000
const shortDate = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" }),
)
const clockTime = perLocale(
  (locale) => new Intl.DateTimeFormat(locale, { timeStyle: "short", timeZone: "UTC" }),
)

/** Formats '2025-05-16' as 'May 16, 2025'. */
export function dateText(date: string): string {
  return shortDate().format(new Date(`${date}T00:00Z`))
}

/** Formats '19:00' or '19:00:00' as '7:00 PM'. */
export function timeText(time: string): string {
  // Intl puts a narrow no-break space before AM and PM, which a text search with a normal space does not find.
  return clockTime()
    .format(new Date(`2000-01-01T${time.slice(0, 5)}Z`))
    .replace(/\s/g, " ")
}

/** Reads '7:00 PM' as '19:00'. Invalid text is read as hour 0, minute 00, PM: noon (docs/rulings.md, Calendar). */
export function readTimeText(text: string): string {
  const [, hours = "0", minutes = "00", half = "PM"] =
    text.match(/^\s*(1[0-2]|0?\d):([0-5]\d)\s*([AP]M)\b/i) ?? []
  const hour = Number(hours)
  const isPm = half.toUpperCase() === "PM"
  const of24 = isPm && hour < 12 ? hour + 12 : !isPm && hour === 12 ? 0 : hour
  return `${String(of24).padStart(2, "0")}:${minutes}`
}

/** Days of the next webinars, the first one first. An ongoing webinar counts until its end. */
export function nextWebinars({ weekday, time, timeZone }: Webinar, now: Date, count: number): string[] {
  const stillOn = new Date(now.getTime() - webinarMinutes * 60_000)
  const today = new Date(`${wallTimeOf(stillOn, timeZone).date}T00:00Z`)
  const first = today.getTime() + ((weekday - today.getUTCDay() + 7) % 7) * dayMs
  return Array.from({ length: count + 1 }, (_, week) =>
    new Date(first + week * 7 * dayMs).toISOString().slice(0, 10),
  )
    .filter((date) => instantOf({ date, time }, timeZone) > stillOn)
    .slice(0, count)
}
