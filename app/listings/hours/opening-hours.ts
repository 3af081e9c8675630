/** As schema.org writes days, Monday first. */
export const weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const
export type Weekday = (typeof weekdays)[number]

/** One day's times as they are stored: '09:00-13:00,14:00-18:00'. What closes before it opens, closes on the next day. */
export type OpeningHours = Partial<Record<Weekday, string>>

/** Times of a day are the place's own: nobody has to know its zone. */
const dayMinutes = 24 * 60

/** Minutes after midnight of a stored time: '09:30' is 570, '24:00' 1,440. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number)
  return hours * 60 + minutes
}

/** The same the other way round. @param minutes after midnight, or past 1,440 on the next day */
export function timeText(minutes: number): string {
  const within = minutes > dayMinutes ? minutes - dayMinutes : minutes
  return `${String(Math.floor(within / 60)).padStart(2, "0")}:${String(within % 60).padStart(2, "0")}`
}

/** The column of it: 'Mo 09:00-18:00; Tu 09:00-18:00'. Null for no hours at all. */
export function hoursText(hours: OpeningHours): string | null {
  const days = weekdays.flatMap((day) => (hours[day] ? [`${day} ${hours[day]}`] : []))
  return days.join("; ") || null
}

export function hoursOf(text: string | null): OpeningHours {
  return Object.fromEntries(text?.split("; ").map((day) => [day.slice(0, 2), day.slice(3)]) ?? [])
}

/** Days on which a business is closed besides: from the first to the last, such as '2026-12-24'. */
export type Closure = { from: string; until: string; note: string }
export const mostClosures = 3

/** The column of them, a line each: '2026-12-24/2026-12-26 Christmas'. */
export function closuresText(closures: Closure[]): string | null {
  return closures.map(({ from, until, note }) => `${from}/${until} ${note}`.trim()).join("\n") || null
}

export function closuresOf(text: string | null): Closure[] {
  return (text?.split("\n") ?? []).map((line) => ({
    from: line.slice(0, 10),
    until: line.slice(11, 21),
    note: line.slice(22),
  }))
}

/** Nobody has to know a place's zone, so that a day ends when it has ended everywhere: at noon of the next one (UTC). */
const endsAfterMs = 36 * 60 * 60 * 1000

/** What of that column lies not behind, and when the next closure will. */
export function closuresFrom(
  text: string | null,
  now: Date,
): { closures: string | null; until: Date | undefined } {
  const ahead = closuresOf(text).flatMap((closure) => {
    const ends = Date.parse(`${closure.until}T00:00:00Z`) + endsAfterMs
    return ends > now.getTime() ? [{ closure, ends }] : []
  })
  if (ahead.length === 0) return { closures: null, until: undefined }
  const closures = closuresText(ahead.map(({ closure }) => closure))
  return { closures, until: new Date(Math.min(...ahead.map(({ ends }) => ends))) }
}

/** A day of the calendar, '2026-12-24'. */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`)
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  )
}
